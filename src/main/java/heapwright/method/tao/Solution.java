package heapwright.method.tao;

import heapwright.symbolic.term.model.Model;

/** A path that can be taken, and the numbers with which it is. */
record Solution(Node leaf, Model model, TaoListener.Result how) {}
