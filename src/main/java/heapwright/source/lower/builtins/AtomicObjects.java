package heapwright.source.lower.builtins;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.Folding;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Rvalue;
import java.util.ArrayList;
import java.util.List;

/**
 * Atomic operations on objects that are no integers and no pointers: structures are copied whole,
 * and what is compared are the bytes of the representation (C17 7.17.7.4p2), in words.
 */
final class AtomicObjects {
  private final CodeContext code;

  AtomicObjects(CodeContext code) {
    this.code = code;
  }

  void copy(Expression from, Expression to, Type type, SourceSpan span) {
    code.accesses().copy(LvalueAccess.memory(to, type), new Rvalue.Aggregate(from, type), span);
  }

  /** The new value is read before the old one is written: the two may be one object. */
  void exchange(Expression object, Expression value, Expression old, Type type, SourceSpan span) {
    Local kept = code.emitter().memoryTemporary(type, span);
    Expression keep = new Expression.LocalAddress(kept, type.pointer(), span);
    copy(value, keep, type, span);
    copy(object, old, type, span);
    copy(keep, object, type, span);
  }

  /** Whether the object was as expected; afterwards what is expected is what it was. */
  Expression compareExchange(
      Expression object, Expression expected, Expression desired, Type type, SourceSpan span) {
    List<Word> words = words(type);
    List<Expression> found = words.stream().map(word -> shared(object, word, span)).toList();
    Expression matched = matched(words, found, expected, span);
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      Expression wanted = own(desired, word, span);
      write(object, word, chosen(matched, wanted, found.get(i), word.type(), span), span);
    }
    for (int i = 0; i < words.size(); i++) {
      write(expected, words.get(i), found.get(i), span);
    }
    return code.conversions().convert(matched, code.model().bool(), span);
  }

  private Expression matched(
      List<Word> words, List<Expression> found, Expression expected, SourceSpan span) {
    Folding folding = code.folding();
    Expression all = new IntegerConstant(1, code.model().signedInt(), span);
    for (int i = 0; i < words.size(); i++) {
      Expression same =
          folding.compare(Relation.EQUAL, found.get(i), own(expected, words.get(i), span), span);
      all = i == 0 ? same : folding.binary(BinaryOperator.AND, all, same, span);
    }
    return code.emitter().save(all, span);
  }

  /** One of two values of an unsigned type, by masks. */
  Expression chosen(
      Expression condition, Expression yes, Expression no, IntegerType bits, SourceSpan span) {
    Folding folding = code.folding();
    Expression mask =
        folding.unary(
            UnaryOperator.NEGATE, code.conversions().convert(condition, bits, span), span);
    Expression rest = folding.unary(UnaryOperator.COMPLEMENT, mask, span);
    return folding.binary(
        BinaryOperator.OR,
        folding.binary(BinaryOperator.AND, yes, mask, span),
        folding.binary(BinaryOperator.AND, no, rest, span),
        span);
  }

  /** A piece of the representation. */
  private record Word(long offset, IntegerType type) {}

  private List<Word> words(Type type) {
    List<Word> words = new ArrayList<>();
    long size = code.model().size(type);
    long offset = 0;
    for (Kind kind : List.of(Kind.LONG_LONG, Kind.INT, Kind.SHORT, Kind.CHAR)) {
      int bytes = code.model().size(kind);
      for (; offset + bytes <= size; offset += bytes) {
        words.add(new Word(offset, code.model().integer(kind, false)));
      }
    }
    return words;
  }

  private Expression shared(Expression object, Word word, SourceSpan span) {
    return code.accesses().loadShared(address(object, word, span), Cell.of(word.type()), span);
  }

  private Expression own(Expression object, Word word, SourceSpan span) {
    return code.accesses().load(address(object, word, span), Cell.of(word.type()), span);
  }

  private void write(Expression object, Word word, Expression value, SourceSpan span) {
    Expression address = address(object, word, span);
    code.accesses().write(LvalueAccess.memory(address, word.type()), value, span);
  }

  private Expression address(Expression object, Word word, SourceSpan span) {
    return code.folding()
        .element(
            object,
            new IntegerConstant(word.offset(), code.model().differenceType(), span),
            code.folding().size(1, span),
            word.type().pointer(),
            span);
  }
}
