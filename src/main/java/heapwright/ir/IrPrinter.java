package heapwright.ir;

import heapwright.ir.code.Argument;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Spells functions for readers: one line per statement, its number in the margin, loads and stores
 * with the type that they move.
 */
public final class IrPrinter {
  private static final String MARGIN = "      ";

  private final ExpressionText expressions;
  private final StringBuilder text = new StringBuilder();
  private String margin = MARGIN;

  private IrPrinter(Function function) {
    expressions = new ExpressionText(function);
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
            .map(p -> p.type().declare(expressions.name(p)))
            .collect(Collectors.joining(", "));
    String rest = function.type().isVariadic() ? ", ..." : "";
    text.append(function.type().result().declare(function.name() + "(" + parameters + rest + ")"))
        .append('\n');
    function.locals().stream()
        .filter(Local::inMemory)
        .forEach(
            l -> text.append(MARGIN + "memory " + l.type().declare(expressions.name(l)) + "\n"));
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
      return "declare " + expressions.name(s.local());
    }

    @Override
    public String leave(Statement.Leave s) {
      return "leave " + expressions.name(s.local());
    }

    @Override
    public String assign(Statement.Assign s) {
      return expressions.name(s.target()) + " = " + spell(s.value());
    }

    @Override
    public String load(Statement.Load s) {
      return expressions.name(s.target())
          + " = load "
          + spell(s.cell())
          + " at "
          + spell(s.address());
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
      return expressions.name(s.target()) + " = allocate " + spell(s.bytes()) + " per " + until;
    }

    @Override
    public String call(Statement.Call s) {
      String callee =
          s.callee() instanceof Callee.Direct direct
              ? direct.symbol().toString()
              : "(*" + spell(((Callee.Indirect) s.callee()).pointer()) + ")";
      String arguments =
          s.arguments().stream().map(this::argument).collect(Collectors.joining(", "));
      String result = s.result().map(local -> expressions.name(local) + " = ").orElse("");
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
      return expressions.name(s.target()) + " = next " + s.type() + " at " + spell(s.list());
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
}
