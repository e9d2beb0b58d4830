package heapwright.solve.domains.engine;

/** What an expression evaluates to. */
public sealed interface DomainValue permits CellVariable, DomainValue.Anything {
  /** Something that the domains do not have, such as a floating-point number: anything at all. */
  record Anything() implements DomainValue {}
}
