package heapwright.verify;

import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.ConditionSpan;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceLine;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.IntegerType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A counter for each outcome of each condition in the user's files: where it stands in the
 * preprocessed text, and which decisions of the program it is about.
 */
public final class Probes {
  /** A program of which no text is known: nothing can be counted. */
  public static final Probes NONE = new Probes(Map.of(), List.of());

  private final Map<String, String> texts;
  private final List<Site> sites;

  /** A decision of a function of the program. */
  record Decision(SymbolId function, DecisionId id) {}

  /** What a label of a switch names, as values of the subject's type. */
  record Label(long low, long high) {}

  /**
   * The labels of a switch.
   *
   * @param signed whether the subject's type is
   */
  record Labels(List<Label> all, boolean signed) {
    Labels {
      all = List.copyOf(all);
    }
  }

  /**
   * A condition.
   *
   * @param first the number of the counter of its first outcome
   * @param outcomes how many it has: true and false, or the labels and the default
   * @param integer whether its value is an integer
   * @param labels of a switch
   * @param decisions what was lowered from it, usually one
   */
  record Site(
      ConditionSpan text,
      SourceLine line,
      int first,
      int outcomes,
      boolean integer,
      Optional<Labels> labels,
      List<Decision> decisions) {
    Site {
      decisions = List.copyOf(decisions);
    }

    private Site with(Decision decision) {
      List<Decision> all = new ArrayList<>(decisions);
      all.add(decision);
      return new Site(text, line, first, outcomes, integer, labels, all);
    }

    String outcome(int index) {
      if (labels.isEmpty()) {
        return decisions.get(0).id() + (index == 0 ? ":T" : ":F");
      }
      List<Label> all = labels.get().all();
      String label =
          index == all.size()
              ? "default"
              : "case "
                  + all.get(index).low()
                  + (all.get(index).low() == all.get(index).high()
                      ? ""
                      : " ... " + all.get(index).high());
      return decisions.get(0).id() + ":" + label;
    }
  }

  private Probes(Map<String, String> texts, List<Site> sites) {
    this.texts = texts;
    this.sites = List.copyOf(sites);
  }

  /** The probes of a program that was read from files of the user's. */
  public static Probes of(Program program) {
    Map<ConditionSpan, Site> sites = new LinkedHashMap<>();
    int counters = 0;
    for (Function function : program.functions().values()) {
      for (BasicBlock block : function.blocks()) {
        Optional<Site> site = site(function, block.terminator(), counters);
        if (site.isPresent() && program.texts().containsKey(site.get().text().unit())) {
          Decision decision = site.get().decisions().get(0);
          boolean known = sites.containsKey(site.get().text());
          sites.merge(site.get().text(), site.get(), (old, same) -> old.with(decision));
          counters += known ? 0 : site.get().outcomes();
        }
      }
    }
    return new Probes(program.texts(), List.copyOf(sites.values()));
  }

  private static Optional<Site> site(Function function, Terminator end, int first) {
    if (end instanceof Terminator.Branch branch && branch.text().isPresent()) {
      boolean integer =
          branch.condition() instanceof Expression.Comparison asked
              && asked.left().type() instanceof IntegerType;
      List<Decision> decisions = List.of(new Decision(function.symbol(), branch.decision()));
      SourceLine line = line(branch.span());
      return Optional.of(
          new Site(branch.text().get(), line, first, 2, integer, Optional.empty(), decisions));
    }
    if (end instanceof Terminator.Switch choice && choice.text().isPresent()) {
      List<Label> labels =
          choice.cases().stream().map(label -> new Label(label.low(), label.high())).toList();
      boolean signed = ((IntegerType) choice.subject().type()).signed();
      return Optional.of(
          new Site(
              choice.text().get(),
              line(choice.span()),
              first,
              labels.size() + 1,
              true,
              Optional.of(new Labels(labels, signed)),
              List.of(new Decision(function.symbol(), choice.decision()))));
    }
    return Optional.empty();
  }

  private static SourceLine line(SourceSpan span) {
    return new SourceLine(span.file(), span.line());
  }

  List<Site> sites() {
    return sites;
  }

  /** How many counters there are. */
  int counters() {
    return sites.stream().mapToInt(Site::outcomes).sum();
  }

  /** The texts to be compiled in the place of the files, by unit. */
  Map<String, String> texts() {
    return texts;
  }

  List<Site> in(String unit) {
    return sites.stream().filter(site -> site.text().unit().equals(unit)).toList();
  }
}
