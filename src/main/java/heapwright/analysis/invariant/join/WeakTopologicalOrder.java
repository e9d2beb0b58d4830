package heapwright.analysis.invariant.join;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.ir.code.BlockId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A function's blocks in an order in which every back edge leads to the head of a group around it:
 * Bourdoncle's weak topological order (1993). Loops with several entries are groups as well.
 */
public final class WeakTopologicalOrder {

  /** A block, or a group with its head and what follows in it. */
  public record Element(BlockId head, boolean isGroup, List<Element> rest) {
    public Element {
      rest = List.copyOf(rest);
    }
  }

  private static final int DONE = Integer.MAX_VALUE;

  private final ControlFlowGraph flow;
  private final Map<BlockId, Integer> numbers = new HashMap<>();
  private final Deque<BlockId> stack = new ArrayDeque<>();
  private int count;

  private WeakTopologicalOrder(ControlFlowGraph flow) {
    this.flow = flow;
  }

  static List<Element> of(ControlFlowGraph flow) {
    Deque<Element> order = new ArrayDeque<>();
    new WeakTopologicalOrder(flow).visit(BlockId.ENTRY, order);
    return List.copyOf(order);
  }

  private int number(BlockId block) {
    return numbers.getOrDefault(block, 0);
  }

  private int visit(BlockId block, Deque<Element> order) {
    stack.push(block);
    numbers.put(block, ++count);
    int head = count;
    boolean loop = false;
    for (Edge edge : flow.out(block)) {
      BlockId next = edge.to();
      int least = number(next) == 0 ? visit(next, order) : number(next);
      if (least <= head) {
        head = least;
        loop = true;
      }
    }
    if (head == number(block)) {
      numbers.put(block, DONE);
      BlockId top = stack.pop();
      if (loop) {
        while (!top.equals(block)) {
          numbers.put(top, 0);
          top = stack.pop();
        }
        order.addFirst(group(block));
      } else {
        order.addFirst(new Element(block, false, List.of()));
      }
    }
    return head;
  }

  private Element group(BlockId head) {
    Deque<Element> inner = new ArrayDeque<>();
    for (Edge edge : flow.out(head)) {
      if (number(edge.to()) == 0) {
        visit(edge.to(), inner);
      }
    }
    return new Element(head, true, new ArrayList<>(inner));
  }
}
