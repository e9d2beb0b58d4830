package heapwright.method.sgen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SGEN's verdicts are its own: neither the search nor the symbolic machine has a part in them. */
class SgenDecidesAloneTest {
  private static final Path SOURCES = Path.of("src/main/java/heapwright/method/sgen");

  /** Summaries are a rule for calls of the symbolic machine, for the methods that use it. */
  private static final Path SUMMARIES = SOURCES.resolve("summary");

  private static final Pattern MACHINE =
      Pattern.compile(
          "heapwright\\.(method\\.search|symbolic\\.(step|execution|heap|path|library|tuple)"
              + "|symbolic\\.SymbolicMachine)\\b");

  private static final Pattern SWITCHED_OFF =
      Pattern.compile(
          "heapwright\\.(method\\.search\\..*|symbolic\\.(step|library|tuple|heap|path)\\..*"
              + "|symbolic\\.SymbolicMachine"
              + "|symbolic\\.execution\\.(Execution|ExpressionEvaluator|SymbolicMemory))");

  @Test
  void itsSourcesDoNotMentionThem() throws IOException {
    List<String> mentions = new ArrayList<>();
    int seen = 0;
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        seen += file.startsWith(SUMMARIES) ? 0 : 1;
        if (!file.startsWith(SUMMARIES) && isMachine(Files.readString(file))) {
          mentions.add(file.getFileName().toString());
        }
      }
    }
    assertTrue(seen > 30, "sources are missing");
    assertEquals(List.of(), mentions);
  }

  @Test
  void aMentionIsSeen() {
    assertTrue(isMachine("import heapwright.symbolic.path.PathState;"));
    assertTrue(isMachine("import heapwright.method.search.PathFinder;"));
    assertFalse(isMachine("import heapwright.symbolic.term.Term;"));
  }

  private static boolean isMachine(String source) {
    return MACHINE.matcher(source).find();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sgen_example.c | example | 1,2,3,4,6,8,9,10,11 | feasible",
        "sgen_example.c | example | 1,2,3,4,6,7 | infeasible at 6",
        "sgen_example.c | example | 1,2,3,4,5 | infeasible at 5",
        "sgen_find.c | find | 1,2,3,4,7,8,3,4,7,9,3,4,5,6,3 | feasible",
        "sgen_delete.c | remove_value | 1,2,3,4,7,2,3,4,5,6 | feasible",
        "sgen_assign.c | assign | 1,2,3 | feasible",
        "sgen_structure.c | structure | 1,2,3,4,5,6,7 | feasible",
      })
  void itDecidesWithTheSearchSwitchedOff(String file, String function, String path, String verdict)
      throws ReflectiveOperationException {
    String out = run(file, function, path, "sgen");
    assertTrue(out.startsWith(verdict), out);
  }

  /** Else the test above could not fail. */
  @Test
  void theStandardMethodDoesNot() throws ReflectiveOperationException {
    InvocationTargetException error =
        assertThrows(
            InvocationTargetException.class, () -> run("sgen_find.c", "find", "1,2,3", "standard"));
    assertTrue(error.getCause() instanceof NoClassDefFoundError, error.getCause().toString());
  }

  /** The command with classes of its own, of which those of the search are missing. */
  private static String run(String file, String function, String path, String method)
      throws ReflectiveOperationException {
    Class<?> ran = Class.forName("heapwright.app.cli.Ran", true, new WithoutSearch());
    String[] command = {
      "path",
      "src/test/resources/paths/" + file,
      "-f",
      function,
      path,
      "--method",
      method,
      "--no-verify",
      "--debug"
    };
    Object result = ran.getMethod("heapwright", String[].class).invoke(null, (Object) command);
    return (String) ran.getMethod("out").invoke(result);
  }

  /** Defines our classes anew, but for those that are switched off. */
  private static final class WithoutSearch extends ClassLoader {
    WithoutSearch() {
      super(SgenDecidesAloneTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("heapwright.")) {
        return super.loadClass(name, resolve);
      }
      if (SWITCHED_OFF.matcher(name).matches()) {
        throw new ClassNotFoundException(name + " is switched off");
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        return known == null ? defined(name) : known;
      }
    }

    private Class<?> defined(String name) throws ClassNotFoundException {
      String resource = name.replace('.', '/') + ".class";
      try (InputStream in = getParent().getResourceAsStream(resource)) {
        if (in == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
