package heapwright.solve.domains;

import org.chocosolver.solver.exception.ContradictionException;

/** Two memories have the same places of a kind, since one way led from one to the other. */
final class SameStructures extends Operator {
  private final StructureSet one;
  private final StructureSet other;
  private final Arrivals ofOne;
  private final Arrivals ofOther;

  SameStructures(StructureSet one, StructureSet other) {
    super(one.engine, one, other);
    this.one = one;
    this.other = other;
    ofOne = new Arrivals(one);
    ofOther = new Arrivals(other);
  }

  @Override
  void deduce() throws ContradictionException {
    carry(ofOne, other);
    carry(ofOther, one);
    if (one.isClosed() || other.isClosed()) {
      one.close();
      other.close();
      entailed();
    }
  }

  private static void carry(Arrivals from, StructureSet to) throws ContradictionException {
    for (Place place : from.next()) {
      to.add(place);
    }
    for (Place place : from.nextAbsent()) {
      to.exclude(place);
    }
  }

  @Override
  public String text() {
    return one.getName() + " = " + other.getName();
  }
}
