package heapwright.bench;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What was published of a program: averages over the trees of all edges and of the unconstrained
 * ones, coverage in percent, seconds on a PentiumPro of 166 MHz (Lapierre's thesis, third paper,
 * tables 3 to 6).
 */
record TaoPublished(
    double pathsAll,
    double pathsUe,
    double statementsAll,
    double statementsUe,
    double symbolsAll,
    double symbolsUe,
    double coverageAll,
    double coverageUe,
    double secondsAll,
    double secondsUe) {

  static Map<String, TaoPublished> programs() {
    Map<String, TaoPublished> all = new LinkedHashMap<>();
    all.put("wc", row(5.21, 1.53, 41.18, 7.60, 1.53, 1.80, 100, 100, 3.7, 1.13));
    all.put("patternmatcher", row(2.29, 3.00, 20.00, 23.50, 2.56, 3.14, 100, 100, 7.2, 1.48));
    all.put("prog6", row(4.30, 5.00, 36.59, 39.75, 1.59, 2.00, 100, 100, 5.1, 0.68));
    all.put("taotest", row(2.87, 2.65, 35.20, 21.06, 3.11, 3.53, 100, 100, 62.0, 11.23));
    all.put("minpath", row(13.05, 16.31, 95.77, 217.90, 3.26, 4.47, 98, 94, 88.5, 14.97));
    all.put("quicksort", row(2.22, 2.68, 27.77, 50.12, 2.88, 3.38, 100, 100, 18.6, 2.70));
    all.put("histogramme", row(2.62, 3.33, 47.95, 40.33, 1.11, 1.33, 100, 100, 6.2, 0.78));
    all.put("what", row(3.91, 4.20, 33.80, 37.00, 6.07, 6.60, 100, 100, 8.7, 1.29));
    all.put("trityp", row(52.42, 18.74, 344.66, 173.90, 3.00, 3.00, 97, 94.7, 66.8, 12.67));
    all.put("exptree", row(8.67, 13.13, 90.80, 294.47, 2.08, 2.37, 100, 100, 179.6, 36.5));
    all.put("nombre", row(10.95, 13.33, 63.47, 65.33, 2.06, 2.00, 100, 100, 4.3, 0.63));
    all.put("inves", row(1.25, 1.00, 7.43, 4.00, 0.00, 0.00, 100, 100, 0.9, 0.07));
    return all;
  }

  private static TaoPublished row(double... n) {
    return new TaoPublished(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9]);
  }
}
