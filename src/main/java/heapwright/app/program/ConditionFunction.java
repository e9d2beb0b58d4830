package heapwright.app.program;

import heapwright.goal.reach.Event;
import heapwright.ir.code.Argument;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.ScopedVariable;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A condition at a statement as a function of C. The variables of the statement's function become
 * parameters: values of what is in registers, and for what is in memory its address, so that the
 * condition reads the variable itself.
 */
final class ConditionFunction {
  /** Words and literals; a word behind a point or an arrow is a member. */
  private static final Pattern WORD =
      Pattern.compile(
          "\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])*'|(?:\\.|->)\\s*[A-Za-z_]\\w*"
              + "|[A-Za-z_0-9]\\w*");

  private final Event.Condition condition;
  private final Function function;
  private final Map<String, ScopedVariable> used = new LinkedHashMap<>();
  private final StringBuilder rewritten = new StringBuilder();
  private final List<Integer> origins = new ArrayList<>();

  ConditionFunction(Event.Condition condition, Function function) {
    this.condition = condition;
    this.function = function;
    rewrite();
  }

  private void rewrite() {
    String text = condition.text().replaceAll("\\R", " ");
    Matcher matcher = WORD.matcher(text);
    int done = 0;
    while (matcher.find()) {
      Optional<ScopedVariable> variable = function.variable(matcher.group(), condition.at());
      if (variable.isPresent()) {
        append(text.substring(done, matcher.start()), done);
        used.putIfAbsent(matcher.group(), variable.get());
        append(spelled(variable.get()), matcher.start());
        done = matcher.end();
      }
    }
    append(text.substring(done), done);
  }

  private void append(String part, int origin) {
    boolean isCopied = condition.text().startsWith(part, origin);
    for (int i = 0; i < part.length(); i++) {
      origins.add(isCopied ? origin + i : origin);
    }
    rewritten.append(part);
  }

  private static String spelled(ScopedVariable variable) {
    return isByValue(variable) ? variable.name() : "(*" + pointer(variable) + ")";
  }

  private static String pointer(ScopedVariable variable) {
    return "heapwright_" + variable.name();
  }

  private static boolean isByValue(ScopedVariable variable) {
    return variable.storage() instanceof ScopedVariable.Storage.Automatic automatic
        && !automatic.local().inMemory();
  }

  /** The definition in three lines, the middle one of which is the condition. */
  String definition(String name) {
    String parameters =
        used.values().stream()
            .map(
                v ->
                    isByValue(v)
                        ? v.type().declare(v.name())
                        : v.type().pointer().declare(pointer(v)))
            .collect(Collectors.joining(", "));
    return String.format(
        "static int %s(%s) { return (%n%s%n) ? 1 : 0; }%n",
        name, parameters.isEmpty() ? "void" : parameters, rewritten);
  }

  /** Where in the user's condition a column of the middle line stands, from 0. */
  int origin(int column) {
    return origins.isEmpty() ? 0 : origins.get(Math.max(0, Math.min(column, origins.size()) - 1));
  }

  /** What the function is to be given. */
  List<Argument> arguments() {
    return used.values().stream().map(this::argument).toList();
  }

  private Argument argument(ScopedVariable variable) {
    Type address = variable.type().pointer();
    return variable
        .storage()
        .match(
            storage -> {
              Local local = storage.local();
              return local.inMemory()
                  ? new Argument(
                      new Expression.LocalAddress(local, address, function.span()), address)
                  : new Argument(new Expression.Read(local, function.span()), local.type());
            },
            storage ->
                new Argument(
                    new Expression.GlobalAddress(storage.symbol(), address, function.span()),
                    address));
  }
}
