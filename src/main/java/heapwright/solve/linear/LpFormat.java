package heapwright.solve.linear;

import heapwright.symbolic.term.Symbol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes a program in the LP format of CPLEX: nothing to minimise, a constraint a row, bounds, and
 * all columns integers. Inputs have names after their own, which a comment spells.
 */
final class LpFormat {
  /** CPLEX reads lines of 560 characters, others fewer. */
  private static final int TERMS = 6;

  private static final int NAME = 60;

  private final MixedProgram program;
  private final Map<Column, String> names = new HashMap<>();
  private final StringBuilder text = new StringBuilder();

  private LpFormat(MixedProgram program) {
    this.program = program;
    program.columns().forEach(column -> names.put(column, plain(column)));
    program.inputs().forEach((symbol, column) -> names.put(column, name(symbol, column)));
  }

  /**
   * @param remarks above the program, without line ends
   */
  static String of(MixedProgram program, List<String> remarks) {
    LpFormat format = new LpFormat(program);
    format.write(remarks);
    return format.text.toString();
  }

  private static boolean isSwitch(Column column) {
    return column.least() == 0 && column.greatest() == 1;
  }

  private static String plain(Column column) {
    return (isSwitch(column) ? "z" : "y") + column.index();
  }

  private static String name(Symbol symbol, Column column) {
    String letters = symbol.name().replaceAll("[^A-Za-z0-9]+", "_").replaceAll("^_+|_+$", "");
    String part = letters.substring(0, Math.min(letters.length(), NAME));
    return "x" + column.index() + (part.isEmpty() ? "" : "_" + part);
  }

  private void line(String words) {
    text.append(words).append('\n');
  }

  private void write(List<String> remarks) {
    remarks.forEach(remark -> line("\\ " + remark));
    program.inputs().forEach((symbol, c) -> line("\\ " + names.get(c) + " is " + symbol.name()));
    Optional<Column> first = program.columns().stream().findFirst();
    line("Minimize");
    line(" obj: 0 " + first.map(names::get).orElse("nothing"));
    line("Subject To");
    int number = 0;
    for (MixedProgram.Row row : program.rows()) {
      number++;
      row(row, "r" + number);
    }
    if (program.rows().isEmpty()) {
      line(" r0: 0 " + first.map(names::get).orElse("nothing") + " >= 0");
    }
    line("Bounds");
    for (Column column : program.columns()) {
      if (!isSwitch(column)) {
        line(" " + column.least() + " <= " + names.get(column) + " <= " + column.greatest());
      }
    }
    columns("Generals", program.columns().stream().filter(c -> !isSwitch(c)).toList());
    columns("Binaries", program.columns().stream().filter(LpFormat::isSwitch).toList());
    line("End");
  }

  private void columns(String title, List<Column> columns) {
    if (!columns.isEmpty()) {
      line(title);
      columns.forEach(column -> line(" " + names.get(column)));
    }
  }

  /** Both bounds of a row as constraints of their own, unless the row cannot leave them anyway. */
  private void row(MixedProgram.Row row, String name) {
    LinearSum sum = row.sum();
    if (sum.isConstant()) {
      // What never holds is a constraint on nothing: 0 x >= 1.
      boolean holds = row.least() <= sum.constant() && sum.constant() <= row.greatest();
      constraint(
          name, List.of("0 " + names.get(program.columns().get(0))), holds ? ">= 0" : ">= 1");
      return;
    }
    boolean isBelow = row.greatest() < sum.greatest();
    boolean isAbove = row.least() > sum.least();
    if (row.least() == row.greatest()) {
      constraint(name, terms(sum), "= " + Math.subtractExact(row.least(), sum.constant()));
    } else {
      if (isBelow || !isAbove) {
        constraint(name, terms(sum), "<= " + Math.subtractExact(row.greatest(), sum.constant()));
      }
      if (isAbove) {
        String bound = ">= " + Math.subtractExact(row.least(), sum.constant());
        constraint(isBelow ? name + "_low" : name, terms(sum), bound);
      }
    }
  }

  private List<String> terms(LinearSum sum) {
    List<String> terms = new ArrayList<>();
    sum.factors()
        .forEach(
            (column, factor) ->
                terms.add(
                    (factor < 0 ? "- " : terms.isEmpty() ? "" : "+ ")
                        + (Math.abs(factor) == 1 ? "" : Math.abs(factor) + " ")
                        + names.get(column)));
    return terms;
  }

  private void constraint(String name, List<String> terms, String bound) {
    StringBuilder row = new StringBuilder(" ").append(name).append(':');
    for (int i = 0; i < terms.size(); i++) {
      row.append(i > 0 && i % TERMS == 0 ? "\n   " : " ").append(terms.get(i));
    }
    line(row.append(' ').append(bound).toString());
  }
}
