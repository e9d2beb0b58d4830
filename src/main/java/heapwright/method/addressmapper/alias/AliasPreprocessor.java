package heapwright.method.addressmapper.alias;

import heapwright.ir.Program;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellStructures;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.Vector;
import heapwright.method.addressmapper.move.Move;
import heapwright.method.addressmapper.move.StatementMoves;
import heapwright.method.addressmapper.operation.EvaluationListener;
import heapwright.method.addressmapper.operation.OperationEvaluator;
import heapwright.method.addressmapper.operation.Sharing;
import heapwright.method.path.StatementPath;
import heapwright.symbolic.path.AliasHypothesis;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes the aliases that a path implies explicit before it is evaluated: one pass fills SymTab, and
 * where that implies aliases a second one says what stands in front of which statement.
 */
public final class AliasPreprocessor {
  /**
   * The published table of aliases that a path implies, and in front of which statement each is.
   */
  public record AliasTab(List<Entry> entries) {

    public AliasTab {
      entries = List.copyOf(entries);
    }

    /**
     * One inserted {@code alias(variable, vector)}.
     *
     * @param position how many statements of the path lie before it
     * @param before the statement in front of which it stands; none for one between parameters
     * @param variable the earlier pointer
     * @param vector what that statement uses
     * @param alias the same for the symbolic machine
     */
    public record Entry(
        int position,
        Optional<StatementNumber> before,
        String variable,
        Vector vector,
        AliasHypothesis alias) {
      @Override
      public String toString() {
        return "alias(" + variable + ", " + vector.source() + ")";
      }

      public String place() {
        return before.map(number -> "before " + number).orElse("at the call");
      }
    }

    public List<AliasHypothesis> aliases() {
      return entries.stream().map(Entry::alias).toList();
    }
  }

  private final Program program;

  public AliasPreprocessor(Program program) {
    this.program = program;
  }

  /** Both tables of a path. */
  public record Tables(List<SymTab.Symbol> symbols, AliasTab aliases) {
    public Tables {
      symbols = List.copyOf(symbols);
    }
  }

  public Tables tables(StatementPath path) {
    SymTab symbols = new SymTab();
    AddressMap end = run(path, Sharing.NONE, symbols);
    Map<Integer, Integer> implied = symbols.implied(end);
    return new Tables(
        symbols.symbols(end),
        implied.isEmpty() ? new AliasTab(List.of()) : inserted(path, implied));
  }

  private AliasTab inserted(StatementPath path, Map<Integer, Integer> implied) {
    Insertion insertion = new Insertion(implied, new CellStructures(program.model()));
    run(path, insertion, insertion);
    return insertion.table();
  }

  AddressMap run(StatementPath path, Sharing sharing, EvaluationListener log) {
    OperationEvaluator evaluator = new OperationEvaluator(program, sharing, log);
    evaluator.start(path.function());
    StatementMoves.follow(path, evaluator::make);
    return evaluator.map();
  }

  /** Puts aliases in front of the statements that meet the later pointers, and notes where. */
  static final class Insertion implements Sharing, EvaluationListener {
    private final Map<Integer, Integer> implied;
    private final Map<Integer, PointerValue> met = new HashMap<>();
    private final List<AliasPreprocessor.AliasTab.Entry> entries = new ArrayList<>();
    private final CellStructures structures;
    private int position;
    private Optional<StatementNumber> current = Optional.empty();
    private String name = "";

    Insertion(Map<Integer, Integer> implied, CellStructures structures) {
      this.implied = implied;
      this.structures = structures;
    }

    AliasPreprocessor.AliasTab table() {
      return new AliasPreprocessor.AliasTab(entries);
    }

    @Override
    public Optional<PointerValue> of(int move, String pointer, AddressMap map) {
      name = pointer;
      return Optional.ofNullable(implied.get(move)).flatMap(m -> Optional.ofNullable(met.get(m)));
    }

    @Override
    public void passed(Move.Passed move, AddressMap map) {
      current = Optional.of(move.number());
      position++;
    }

    @Override
    public void met(int move, String pointerName, PointerValue pointer) {
      met.putIfAbsent(move, pointer);
    }

    @Override
    public void aliased(
        Vector vector, PointerSlot slot, Type target, PointerValue earlier, AddressMap before) {
      MemoryCell cell = before.cell(((PointerValue.To) earlier).cell());
      Type element = cell.structure().type();
      Type wider = structures.size(target) > structures.size(element) ? target : element;
      AliasHypothesis alias = new AliasHypothesis(name, cell.name(), 0, wider);
      entries.add(
          new AliasPreprocessor.AliasTab.Entry(
              Math.max(0, position - 1), current, before.holder(earlier), vector, alias));
    }
  }
}
