package heapwright.source.lower.builtins;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.ir.type.Type;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Computation;
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
  private final Computation at;

  AtomicObjects(CodeContext code, Computation at) {
    this.code = code;
    this.at = at;
  }

  void copy(Expression from, Expression to, Type type) {
    Rvalue.Aggregate value = new Rvalue.Aggregate(from, type);
    code.accesses().copy(LvalueAccess.memory(to, type), value, at.span());
  }

  /** The new value is read before the old one is written: the two may be one object. */
  void exchange(Expression object, Expression value, Expression old, Type type) {
    Expression kept = at.object(type);
    copy(value, kept, type);
    copy(object, old, type);
    copy(kept, object, type);
  }

  /** Whether the object was as expected; afterwards what is expected is what it was. */
  Expression compareExchange(
      Expression object, Expression expected, Expression desired, Type type) {
    List<Word> words = words(type);
    List<Expression> found = words.stream().map(word -> shared(object, word)).toList();
    Expression matched = matched(words, found, expected);
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      Expression wanted = own(desired, word);
      write(object, word, chosen(matched, wanted, found.get(i), word.type()));
    }
    for (int i = 0; i < words.size(); i++) {
      write(expected, words.get(i), found.get(i));
    }
    return at.convert(matched, code.model().bool());
  }

  private Expression matched(List<Word> words, List<Expression> found, Expression expected) {
    Expression all = at.integer(1);
    for (int i = 0; i < words.size(); i++) {
      Expression held = own(expected, words.get(i));
      Expression same = code.folding().compare(Relation.EQUAL, found.get(i), held, at.span());
      all = i == 0 ? same : at.binary(BinaryOperator.AND, all, same);
    }
    return at.save(all);
  }

  /** One of two values of an unsigned type, by masks. */
  Expression chosen(Expression condition, Expression yes, Expression no, IntegerType bits) {
    Expression mask = at.negated(at.convert(condition, bits));
    Expression rest = at.unary(UnaryOperator.COMPLEMENT, mask);
    return at.binary(
        BinaryOperator.OR,
        at.binary(BinaryOperator.AND, yes, mask),
        at.binary(BinaryOperator.AND, no, rest));
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

  private Expression shared(Expression object, Word word) {
    return at.loadShared(address(object, word), word.type());
  }

  private Expression own(Expression object, Word word) {
    return at.load(address(object, word), word.type());
  }

  private void write(Expression object, Word word, Expression value) {
    at.store(address(object, word), word.type(), value);
  }

  private Expression address(Expression object, Word word) {
    return at.moved(object, word.offset(), word.type().pointer());
  }
}
