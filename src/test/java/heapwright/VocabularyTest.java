package heapwright;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Identifiers use the words of GLOSSARY.md, one for each idea, and no private synonyms. */
class VocabularyTest {
  private static final Path SOURCES = Path.of("src/main/java");

  /** A word that is not used, and the terms to use instead. */
  private static final Map<String, String> TERMS =
      Map.ofEntries(
          Map.entry("accountant", "the class that does it"),
          Map.entry("aims", "goals, targets"),
          Map.entry("birth", "origin"),
          Map.entry("births", "origins"),
          Map.entry("book", "context"),
          Map.entry("bookkeeper", "builder"),
          Map.entry("charge", "add, record"),
          Map.entry("course", "path, moves"),
          Map.entry("courses", "paths"),
          Map.entry("crossed", "combined, crossing"),
          Map.entry("dear", "expensive"),
          Map.entry("doubt", "rejection, cause"),
          Map.entry("doubts", "rejections, causes"),
          Map.entry("fate", "lifetime, outcome"),
          Map.entry("guilty", "fault"),
          Map.entry("harvest", "found inputs"),
          Map.entry("haste", "limit"),
          Map.entry("hopeless", "given up, infeasible"),
          Map.entry("host", "services, the owner's type"),
          Map.entry("hosts", "services"),
          Map.entry("hurry", "limit, timeout"),
          Map.entry("itinerary", "path"),
          Map.entry("journey", "path"),
          Map.entry("kicked", "perturbed"),
          Map.entry("kin", "aliasing types"),
          Map.entry("kinship", "aliasing, type relation"),
          Map.entry("landmarks", "thresholds"),
          Map.entry("leniency", "tolerance"),
          Map.entry("liked", "readable, preferred"),
          Map.entry("lodger", "the type's name"),
          Map.entry("looks", "checks, comparisons, most"),
          Map.entry("mended", "repaired"),
          Map.entry("mending", "repairing"),
          Map.entry("misdeed", "fault"),
          Map.entry("mishap", "failure"),
          Map.entry("mood", "state"),
          Map.entry("nameless", "unnameable, unnamed"),
          Map.entry("nobody", "none"),
          Map.entry("objection", "rejection"),
          Map.entry("obscure", "unnamed, unknown"),
          Map.entry("offence", "fault"),
          Map.entry("passage", "point, edge"),
          Map.entry("passages", "points, edges"),
          Map.entry("patience", "limit, rounds, timeout"),
          Map.entry("quarrel", "conflict"),
          Map.entry("rehearsal", "concrete run"),
          Map.entry("retold", "replaced"),
          Map.entry("said", "messages, evidence"),
          Map.entry("sight", "view"),
          Map.entry("slip", "error"),
          Map.entry("somebody", "the caller's type"),
          Map.entry("spot", "pointee, address, position"),
          Map.entry("spots", "pointees, addresses, positions"),
          Map.entry("story", "summary, trace"),
          Map.entry("stranger", "call, caller"),
          Map.entry("strangers", "calls, callers"),
          Map.entry("stray", "invalid, unexpected"),
          Map.entry("stretch", "range, segment, round"),
          Map.entry("stretches", "ranges, segments, rounds"),
          Map.entry("supposed", "hypothetical, assumed"),
          Map.entry("supposition", "hypothesis"),
          Map.entry("tale", "trace"),
          Map.entry("tally", "count"),
          Map.entry("tamed", "bounded"),
          Map.entry("terrain", "context, state"),
          Map.entry("tidy", "finalised"),
          Map.entry("tidying", "finalisation"),
          Map.entry("told", "reported, known"),
          Map.entry("trouble", "failure, cause"),
          Map.entry("unsaid", "unwritten, unspecified"),
          Map.entry("way", "path, alternative, outcome, edge, direction"),
          Map.entry("ways", "paths, alternatives, outcomes, edges, directions"),
          Map.entry("whereabouts", "location, address"),
          Map.entry("whoever", "caller, user"),
          Map.entry("wished", "wanted"));

  /** What is no identifier, or one; text blocks, strings, characters and comments come first. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "\"\"\"(?:\\\\.|[^\\\\])*?\"\"\""
              + "|\"(?:\\\\.|[^\"\\\\\n])*+\"|'(?:\\\\.|[^'\\\\\n])++'|//[^\n]*+|/\\*.*?\\*/"
              + "|(?<identifier>[A-Za-z_]\\w*+)",
          Pattern.DOTALL);

  private static final Pattern WORD = Pattern.compile("[A-Z]?[a-z]+|[A-Z]+(?![a-z])");

  @Test
  void identifiersUseTheGlossary() throws IOException {
    List<String> offenders = new ArrayList<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        offenders(Files.readString(file))
            .forEach(o -> offenders.add(file.getFileName() + ": " + o));
      }
    }
    assertEquals(List.of(), offenders);
  }

  @Test
  void seesOffendersInIdentifiersOnly() {
    String text =
        """
        /** The way that {@code otherWay} goes; somebody's story. */
        class WayFinder { // a spot
          int otherwise, always, byteWise, highWAYS_LEFT;
          String words = "the way";
          char mark = '"'; int spots;
        }
        """;
    assertEquals(
        List.of(
            "WayFinder: instead of 'way' say path, alternative, outcome, edge, direction",
            "highWAYS_LEFT: instead of 'ways' say paths, alternatives, outcomes, edges, directions",
            "spots: instead of 'spots' say pointees, addresses, positions"),
        offenders(text));
  }

  private static List<String> offenders(String source) {
    return TOKEN
        .matcher(source)
        .results()
        .map(MatchResult::group)
        .filter(token -> Character.isJavaIdentifierStart(token.charAt(0)))
        .distinct()
        .flatMap(VocabularyTest::offences)
        .toList();
  }

  private static Stream<String> offences(String identifier) {
    return WORD.matcher(identifier)
        .results()
        .map(word -> word.group().toLowerCase(Locale.ROOT))
        .filter(TERMS::containsKey)
        .map(word -> identifier + ": instead of '" + word + "' say " + TERMS.get(word));
  }
}
