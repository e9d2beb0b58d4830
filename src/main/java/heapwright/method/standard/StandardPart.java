package heapwright.method.standard;

import java.util.EnumSet;
import java.util.Set;

/** What the standard method is made of beside its search for paths. */
public enum StandardPart {
  /** Proofs by invariants during the search. */
  INVARIANTS("invariants"),
  /** Inputs that are changed by branch distance, between the paths of the search. */
  BRANCH_DISTANCE_SEARCH("branch-distance search"),
  /** Paths that begin with aliases for which others gave evidence. */
  ALIAS_EVIDENCE("alias evidence"),
  PRECISE_INVARIANTS("precise invariants"),
  REGULAR_PATHS("regular paths"),
  INKA("INKA"),
  /** What INKA's domains refute; without it, INKA only gives inputs. */
  INKA_DOMAINS("INKA's domains");

  private final String title;

  StandardPart(String title) {
    this.title = title;
  }

  /** The name for readers. */
  public String title() {
    return title;
  }

  public static Set<StandardPart> all() {
    return EnumSet.allOf(StandardPart.class);
  }
}
