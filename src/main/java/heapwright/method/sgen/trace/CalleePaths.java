package heapwright.method.sgen.trace;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.method.path.StatementPath;
import heapwright.method.sgen.trace.CalleePath.Crossing;
import heapwright.method.sgen.transfer.PathContext;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which paths through callees a path takes. */
final class CalleePaths {

  /** A call that is still going on. */
  private record OpenCall(
      Function function, int depth, List<StatementNumber> statements, Set<Crossing> edges) {}

  private final Map<String, CalleePath> found = new LinkedHashMap<>();
  private final Deque<OpenCall> open = new ArrayDeque<>();

  void begins(PathContext context, StatementNumber number) {
    if (context.depth() > 0) {
      call(context).statements().add(number);
    }
  }

  void crosses(PathContext context, BlockId from, BlockId to) {
    if (context.depth() > 0) {
      OpenCall call = call(context);
      call.edges().add(new Crossing(call.statements().size(), from, to));
    }
  }

  private OpenCall call(PathContext context) {
    if (open.isEmpty() || open.element().depth() < context.depth()) {
      open.push(
          new OpenCall(
              context.here().function(),
              context.depth(),
              new ArrayList<>(),
              new LinkedHashSet<>()));
    }
    return open.element();
  }

  /** All calls deeper than this have come back. */
  void returns(int depth) {
    while (!open.isEmpty() && open.element().depth() > depth) {
      OpenCall call = open.pop();
      boolean isUsers = !call.function().span().isOurs() && !call.statements().isEmpty();
      if (isUsers) {
        CalleePath path =
            new CalleePath(new StatementPath(call.function(), call.statements()), call.edges());
        found.putIfAbsent(path.key(), path);
      }
    }
  }

  /** Each path once, in the order in which the calls came back. */
  List<CalleePath> all() {
    return List.copyOf(found.values());
  }
}
