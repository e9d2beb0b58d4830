package heapwright.method.branchdistance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.program.ProgramCompletion;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ExecutedInput;
import heapwright.method.run.InputExecutor;
import heapwright.method.variation.InputScalars;
import heapwright.method.variation.PlainInput;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import heapwright.testcase.TestInput;
import heapwright.testcase.scenario.Precondition;
import heapwright.testcase.scenario.Scenario;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Climbs from inputs without any intention. */
class BranchDistanceSearchTest {
  private static final Path FILE = Path.of("src/test/resources/climb/goals.c");
  private static final long EFFORT = 60_000_000;

  /** Far more than it takes to get to seven links where that is allowed. */
  private static final long LITTLE = 6_000_000;

  private static final Program PROGRAM = program();

  private static Program program() {
    CFrontEnd frontEnd = new CFrontEnd();
    SourceReading reading = frontEnd.read(SourceRequest.of(FILE));
    return new ProgramCompletion(frontEnd).of(((SourceReading.Translated) reading).program());
  }

  private static Function function(String name) {
    return PROGRAM.functionsNamed(name).get(0);
  }

  private static List<TestInput> plain(Program program, Function function) {
    PlainInput plain = new PlainInput(program, new InputScalars(program));
    return List.of(plain.of(function, 0), plain.of(function, 1));
  }

  private static List<Goal> goals(Function function, Predicate<Goal> wanted) {
    return Goals.of(function, new Criterion.Branches()).stream().filter(wanted).toList();
  }

  /** The first input that is played for a goal. */
  private static List<TestInput> found(Scenario scenario, String goal, long effort) {
    List<TestInput> played = new ArrayList<>();
    BranchDistanceSearch climb =
        new BranchDistanceSearch(scenario.program(), scenario.function(), 1);
    climb.searchRound(
        goals(scenario.subject(), g -> g.toString().equals(goal)),
        plain(scenario.program(), scenario.function()),
        effort,
        played::add);
    return played;
  }

  private static void isReached(String name, String goal) {
    Function function = function(name);
    List<TestInput> found = found(new Scenario(PROGRAM, function, function), goal, EFFORT);
    assertEquals(1, found.size(), name + " " + goal);
    ExecutedInput trial =
        new ConcreteExecution(PROGRAM, new ConcreteMachine(PROGRAM)).execute(found.get(0));
    assertTrue(trial.endsWell());
    assertTrue(
        goals(function, g -> g.toString().equals(goal)).get(0).isMetBy(trial.visits()),
        found.toString());
  }

  @Test
  void numbersOnStandardInputThatDependOnOneAnother() {
    isReached("round_trip", "13:T");
  }

  @Test
  void lettersThatAddUp() {
    isReached("purse", "9:T");
  }

  @Test
  void chainsOfACertainLength() {
    isReached("seven", "5:T");
  }

  @Test
  void numbersFractionsAndLabels() {
    isReached("numbers", "1:T");
    isReached("numbers", "3:T");
    isReached("numbers", "5:case 40000");
  }

  @Test
  void whatAPreconditionForbidsIsNotPlayed() {
    List<Precondition> few = List.of(new Precondition(function("few")));
    Scenario scenario = Scenario.of(PROGRAM, function("seven"), 1, few);
    assertEquals(List.of(), found(scenario, "5:T", LITTLE));
    assertEquals(1, found(scenario, "5:F", LITTLE).size());
  }

  @Test
  void theSameSeedGivesTheSameInput() {
    Function function = function("purse");
    Scenario scenario = new Scenario(PROGRAM, function, function);
    assertEquals(found(scenario, "9:T", EFFORT), found(scenario, "9:T", EFFORT));
  }

  @Test
  void anInputThatIsNearerButLeadsNowhere() {
    isReached("hops", "8:T");
  }

  @Test
  void whatIsMetOnTheWayCounts() {
    allAreMet("purse");
  }

  @Test
  void moreWordsThanOneStretchAimsAt() {
    allAreMet("keyword");
  }

  private static void allAreMet(String name) {
    Function function = function(name);
    CoverageLedger ledger =
        new CoverageLedger(new Criterion.Branches(), goals(function, g -> true), () -> 0);
    InputExecutor trials = new InputExecutor(PROGRAM, ledger);
    BranchDistanceSearch climb = new BranchDistanceSearch(PROGRAM, function, 1);
    List<TestInput> starts = plain(PROGRAM, function);
    while (!ledger.isSettled()) {
      BranchDistanceSearch.Gain gain =
          climb.searchRound(ledger.open(), starts, EFFORT, i -> trials.play(i).isKept());
      assertEquals(BranchDistanceSearch.Gain.MET, gain, ledger.open().toString());
    }
    assertTrue(trials.hasTest());
  }
}
