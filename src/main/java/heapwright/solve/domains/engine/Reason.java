package heapwright.solve.domains.engine;

/** Who changes a domain, and what it looked at; spelled only when somebody reads the log. */
interface Reason {
  /** Where it comes from, as its poster said. */
  String origin();

  String text();

  /** The variables that it was drawn from. */
  DomainVariable[] read();

  /** Something other than an operator. */
  record Stated(String origin, String text, DomainVariable... read) implements Reason {}
}
