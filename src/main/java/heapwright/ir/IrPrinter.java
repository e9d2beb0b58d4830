package heapwright.ir;

import heapwright.ir.code.Argument;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Cell;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Spells functions for people: one line per statement, its number in the margin, loads and stores
 * with the type that they move.
 */
public final class IrPrinter {
  private static final String MARGIN = "      ";

  private final Map<String, Integer> bearers = new HashMap<>();
  private final ExpressionText expressions = new ExpressionText();
  private final StringBuilder text = new StringBuilder();
  private String margin = MARGIN;

  private IrPrinter(Function function) {
    function.locals().forEach(local -> bearers.merge(local.name(), 1, Integer::sum));
  }

  /** All functions of a program. */
  public static String print(Program program) {
    return program.functions().values().stream()
        .map(IrPrinter::print)
        .collect(Collectors.joining("\n"));
  }

  /** One function. */
  public static String print(Function function) {
    IrPrinter printer = new IrPrinter(function);
    printer.head(function);
    function.blocks().forEach(printer::block);
    return printer.text.toString();
  }

  private void head(Function function) {
    String parameters =
        function.parameters().stream()
            .map(p -> p.type().declare(name(p)))
            .collect(Collectors.joining(", "));
    String rest = function.type().isVariadic() ? ", ..." : "";
    text.append(function.type().result().declare(function.name() + "(" + parameters + rest + ")"))
        .append('\n');
    function.locals().stream()
        .filter(Local::inMemory)
        .forEach(l -> text.append(MARGIN + "memory " + l.type().declare(name(l)) + "\n"));
  }

  private void block(BasicBlock block) {
    text.append(block.id()).append(":\n");
    block.statements().forEach(this::statement);
    line(block.terminator().match(new TerminatorText()));
  }

  private void statement(Statement statement) {
    if (statement instanceof Statement.Step step) {
      if (!margin.equals(MARGIN)) {
        line("pass");
      }
      margin = String.format("%4s  ", step.number());
    } else {
      line(statement.match(new StatementText()));
    }
  }

  private void line(String words) {
    text.append(margin).append(words).append('\n');
    margin = MARGIN;
  }

  /** Locals that share their spelling with another are told apart by their index. */
  private String name(Local local) {
    return bearers.getOrDefault(local.name(), 1) > 1
        ? local.name() + "#" + local.id().index()
        : local.name();
  }

  private String spell(Expression e) {
    return e.match(expressions);
  }

  private static String spell(Cell cell) {
    return cell.bits()
        .map(bits -> cell.type() + " bits " + bits.shift() + "+" + bits.width())
        .orElseGet(() -> cell.type().toString());
  }

  private final class StatementText implements Statement.Cases<String> {
    @Override
    public String step(Statement.Step s) {
      return s.number().toString();
    }

    @Override
    public String declare(Statement.Declare s) {
      return "declare " + name(s.local());
    }

    @Override
    public String leave(Statement.Leave s) {
      return "leave " + name(s.local());
    }

    @Override
    public String assign(Statement.Assign s) {
      return name(s.target()) + " = " + spell(s.value());
    }

    @Override
    public String load(Statement.Load s) {
      return name(s.target()) + " = load " + spell(s.cell()) + " at " + spell(s.address());
    }

    @Override
    public String store(Statement.Store s) {
      return "store " + spell(s.cell()) + " at " + spell(s.address()) + " = " + spell(s.value());
    }

    @Override
    public String copy(Statement.Copy s) {
      return "copy " + s.type() + " at " + spell(s.to()) + " = at " + spell(s.from());
    }

    @Override
    public String zero(Statement.Zero s) {
      return "zero " + s.type() + " at " + spell(s.address());
    }

    @Override
    public String allocate(Statement.Allocate s) {
      String until = s.lifetime().toString().toLowerCase(Locale.ROOT);
      return name(s.target()) + " = allocate " + spell(s.bytes()) + " per " + until;
    }

    @Override
    public String call(Statement.Call s) {
      String callee =
          s.callee() instanceof Callee.Direct direct
              ? direct.symbol().toString()
              : "(*" + spell(((Callee.Indirect) s.callee()).pointer()) + ")";
      String arguments =
          s.arguments().stream().map(this::argument).collect(Collectors.joining(", "));
      String result = s.result().map(local -> name(local) + " = ").orElse("");
      return result + "call " + callee + "(" + arguments + ")";
    }

    private String argument(Argument argument) {
      String value = spell(argument.value());
      return argument.type().isAggregate() ? argument.type() + " at " + value : value;
    }

    @Override
    public String startArguments(Statement.StartArguments s) {
      return "start arguments at " + spell(s.list());
    }

    @Override
    public String nextArgument(Statement.NextArgument s) {
      return name(s.target()) + " = next " + s.type() + " at " + spell(s.list());
    }

    @Override
    public String havoc(Statement.Havoc s) {
      return s.targets().stream()
          .map(
              t ->
                  "*"
                      + spell(t.address())
                      + " by "
                      + t.channel().function()
                      + "."
                      + t.channel().name())
          .collect(Collectors.joining(", ", "havoc ", " in call " + spell(s.call())));
    }
  }

  private final class TerminatorText implements Terminator.Cases<String> {
    @Override
    public String jump(Terminator.Jump t) {
      return "goto " + t.target();
    }

    @Override
    public String branch(Terminator.Branch t) {
      String condition = spell(t.condition());
      return "branch " + t.decision() + " " + condition + " ? " + t.ifTrue() + " : " + t.ifFalse();
    }

    @Override
    public String choose(Terminator.Switch t) {
      String cases = t.cases().stream().map(this::label).collect(Collectors.joining());
      return "switch "
          + t.decision()
          + " "
          + spell(t.subject())
          + cases
          + ", else "
          + t.otherwise();
    }

    private String label(Terminator.Switch.Case c) {
      String range = c.low() == c.high() ? "" + c.low() : c.low() + "..." + c.high();
      return ", " + range + " " + c.target();
    }

    @Override
    public String giveBack(Terminator.Return t) {
      return t.value().map(value -> "return " + spell(value)).orElse("return");
    }

    @Override
    public String unreachable(Terminator.Unreachable t) {
      return "unreachable";
    }
  }

  /** Spells expressions close to C. */
  private final class ExpressionText implements Expression.Cases<String> {
    private String operand(Expression e) {
      String text = e.match(this);
      boolean compound =
          e instanceof Expression.Binary
              || e instanceof Expression.Comparison
              || e instanceof Expression.Conversion
              || e instanceof Expression.PointerDifference;
      return compound ? "(" + text + ")" : text;
    }

    /** What stands before {@code ->} or {@code []}; the address of an address needs brackets. */
    private String base(Expression e) {
      String text = operand(e);
      return text.startsWith("&") ? "(" + text + ")" : text;
    }

    @Override
    public String integerConstant(Expression.IntegerConstant e) {
      boolean unsigned = e.type() instanceof IntegerType type && !type.signed();
      String digits = unsigned ? Long.toUnsignedString(e.value()) : Long.toString(e.value());
      return e.type() instanceof PointerType && e.value() == 0 ? "NULL" : digits;
    }

    @Override
    public String floatingConstant(Expression.FloatingConstant e) {
      return e.literal();
    }

    @Override
    public String read(Expression.Read e) {
      return name(e.local());
    }

    @Override
    public String localAddress(Expression.LocalAddress e) {
      return "&" + name(e.local());
    }

    @Override
    public String globalAddress(Expression.GlobalAddress e) {
      return "&" + e.symbol();
    }

    @Override
    public String functionAddress(Expression.FunctionAddress e) {
      return "&" + e.symbol();
    }

    @Override
    public String fieldAddress(Expression.FieldAddress e) {
      String field = e.field().isAnonymous() ? "<" + e.field().type() + ">" : e.field().name();
      return "&" + base(e.base()) + "->" + field;
    }

    @Override
    public String elementAddress(Expression.ElementAddress e) {
      return "&" + base(e.base()) + "[" + e.index().match(this) + " * " + operand(e.stride()) + "]";
    }

    @Override
    public String pointerDifference(Expression.PointerDifference e) {
      return "(" + operand(e.left()) + " - " + operand(e.right()) + ") / " + operand(e.stride());
    }

    @Override
    public String unary(Expression.Unary e) {
      return e.operator().symbol() + operand(e.operand());
    }

    @Override
    public String binary(Expression.Binary e) {
      return operand(e.left()) + " " + e.operator().symbol() + " " + operand(e.right());
    }

    @Override
    public String comparison(Expression.Comparison e) {
      return operand(e.left()) + " " + e.relation().symbol() + " " + operand(e.right());
    }

    @Override
    public String conversion(Expression.Conversion e) {
      return "(" + e.type() + ") " + operand(e.operand());
    }
  }
}
