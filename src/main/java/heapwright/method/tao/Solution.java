package heapwright.method.tao;

import heapwright.solve.linear.ProblemSize;
import heapwright.symbolic.term.Model;

/** A path that can be taken, and the numbers with which it is. */
record Solution(Node leaf, Model model, ProblemSize size, TaoListener.Result how) {}
