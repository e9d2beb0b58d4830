package heapwright.exhaustive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the verdicts about the paths of some functions came to. */
public final class Report {
  private int functions;
  private long inputs;
  private long realPaths;
  private int asked;
  private int feasible;
  private int infeasible;
  private int beyond;
  private int unknown;
  private final List<String> contradictions = new ArrayList<>();
  private final List<String> imprecise = new ArrayList<>();
  private final List<String> reduced = new ArrayList<>();
  private final Map<String, Integer> causes = new TreeMap<>();

  /** Functions whose inputs were enumerated. */
  public int functions() {
    return functions;
  }

  public long inputs() {
    return inputs;
  }

  /** Different paths that some input took to its end. */
  public long realPaths() {
    return realPaths;
  }

  /** Paths for which an input was asked for. */
  public int asked() {
    return asked;
  }

  public int feasible() {
    return feasible;
  }

  public int infeasible() {
    return infeasible;
  }

  /** Feasible paths that no enumerated input took: they need more objects or other numbers. */
  public int beyond() {
    return beyond;
  }

  public int unknown() {
    return unknown;
  }

  /** Verdicts that an input refutes. */
  public List<String> contradictions() {
    return contradictions;
  }

  /** Infeasible paths of which not the last statement that can be reached was named. */
  public List<String> imprecise() {
    return imprecise;
  }

  /** Functions for which not all of three objects a type and four numbers were had. */
  public List<String> reduced() {
    return reduced;
  }

  /** Why verdicts are unknown, and how often. */
  public Map<String, Integer> causes() {
    return causes;
  }

  void enumerated(SmallHeaps.Seen seen) {
    functions++;
    inputs += seen.inputs();
    realPaths += seen.paths().size();
  }

  void reduced(String what) {
    reduced.add(what);
  }

  void found(boolean isReal) {
    asked++;
    feasible++;
    beyond += isReal ? 0 : 1;
  }

  void refused() {
    asked++;
    infeasible++;
  }

  void unknown(String cause) {
    asked++;
    unknown++;
    causes.merge(cause, 1, Integer::sum);
  }

  void contradicted(String what) {
    contradictions.add(what);
  }

  void imprecise(String what) {
    imprecise.add(what);
  }

  /** Takes the figures of another report over. */
  public void add(Report other) {
    functions += other.functions;
    inputs += other.inputs;
    realPaths += other.realPaths;
    asked += other.asked;
    feasible += other.feasible;
    infeasible += other.infeasible;
    beyond += other.beyond;
    unknown += other.unknown;
    contradictions.addAll(other.contradictions);
    imprecise.addAll(other.imprecise);
    reduced.addAll(other.reduced);
    other.causes.forEach((cause, count) -> causes.merge(cause, count, Integer::sum));
  }
}
