package heapwright.emit.names;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Program;
import heapwright.testcase.stub.UnnamedArguments;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The C library as the tests see it. After the source no header is included, since the source may
 * use the library's names for other things; what the tests need is declared under names of its own,
 * of which only the linker knows what they stand for.
 */
public final class TestLibrary {
  private static final String PREFIX = "hw_";
  private static final String SIZE = "__SIZE_TYPE__";

  /** What may be called in a test: the declaration's beginning, its parameters. */
  private static final Map<String, Declared> CALLED = new LinkedHashMap<>();

  static {
    declare("void ", "free", "void *");
    declare("void *", "memcpy", "void *", "const void *", SIZE);
    declare("void *", "memset", "void *", "int", SIZE);
    declare("int ", "memcmp", "const void *", "const void *", SIZE);
    declare("char *", "strcpy", "char *", "const char *");
    declare("int ", "strcmp", "const char *", "const char *");
    declare("int *", "__errno_location", "void");
  }

  /**
   * What a program of tests cannot do without, the parts included that the compiler adds to count:
   * a definition of the source's must not take the place of one of these.
   */
  private static final Set<String> INDISPENSABLE =
      Set.of(
          "_exit _Exit abort access at_quick_exit atexit atoi calloc chdir clock_gettime close"
              .concat(
                  " dprintf dup2 execl execle execlp execv execve execvp exit fclose fcntl fdopen"
                      + " fopen fork")
              .concat(" fprintf fread free fseek fwrite getcwd getenv getpid kill malloc memcmp")
              .concat(" memcpy memset mkdir mmap nanosleep open pipe putenv quick_exit raise")
              .concat(" realloc setpgid sigaction signal snprintf sprintf stderr strcat strchr")
              .concat(" strcmp strcpy strerror strlen strtol vfprintf waitpid write")
              .split(" "));

  private record Declared(String result, String[] parameters) {}

  private static void declare(String result, String name, String... parameters) {
    CALLED.put(name, new Declared(result, parameters));
  }

  private final UnaryOperator<String> free;
  private final SortedSet<String> own = new TreeSet<>();
  private final Set<String> called = new HashSet<>();
  private final SortedMap<String, String> borrowed = new TreeMap<>();

  /**
   * @param free gives a name, or one like it that the source does not have
   */
  TestLibrary(
      Program program,
      ReferencedNames mentioned,
      CompilerFeedback feedback,
      UnaryOperator<String> free) {
    this.free = free;
    program.functions().values().stream()
        .filter(f -> f.isStub() && !UnnamedArguments.isVariant(f))
        .filter(mentioned::isLibrary)
        .filter(f -> mentioned.contains(f.name()))
        .filter(f -> !LibraryStubs.canRename(f) || feedback.stubs().contains(f.name()))
        .forEach(f -> own.add(f.name()));
    Stream.of(
            program.functions().values().stream()
                .filter(f -> !f.span().isOurs() || f.isStub())
                .map(f -> f.name()),
            program.globals().values().stream()
                .filter(g -> !g.span().isOurs())
                .filter(g -> g.initialiser().isPresent())
                .map(g -> g.name()),
            program.unsupported().stream().map(u -> u.symbol().key()))
        .flatMap(names -> names)
        .filter(name -> INDISPENSABLE.contains(name))
        .forEach(own::add);
  }

  /** The names of the library that are something of the source's. */
  SortedSet<String> taken() {
    return own;
  }

  /** A call of a function of the library, as a test spells it. */
  public String call(String name, Object... arguments) {
    called.add(name);
    StringJoiner call = new StringJoiner(", ", (own.contains(name) ? ours(name) : name) + "(", ")");
    for (Object argument : arguments) {
      call.add(argument.toString());
    }
    return call.toString();
  }

  /** The library's function, whatever the source or its macros take the name for. */
  public String surely(String name) {
    called.add(name);
    return ours(name);
  }

  /** A name for a function that the source does not mention. */
  String borrow(FunctionDeclaration function, TypeNames types) {
    String name = ours("the_" + function.name());
    String declaration = "extern " + types.declare(function.type(), name);
    borrowed.put(name, declaration + " __asm__(\"" + function.symbol().key() + "\");\n");
    return name;
  }

  private String ours(String name) {
    return free.apply(PREFIX + name);
  }

  /** Declares what the tests call. */
  public String declarations() {
    StringBuilder text = new StringBuilder();
    borrowed.values().forEach(text::append);
    CALLED.forEach(
        (name, declared) -> {
          if (called.contains(name)) {
            text.append(declaration(name, declared));
          }
        });
    return text.toString();
  }

  private String declaration(String name, Declared declared) {
    StringBuilder text = new StringBuilder();
    text.append("extern ").append(declared.result()).append(ours(name));
    text.append('(').append(String.join(", ", declared.parameters()));
    text.append(") __asm__(\"").append(name).append("\");\n");
    if (!own.contains(name)) {
      text.append("#undef ").append(name).append("\n#define ").append(name);
      text.append("(...) ").append(ours(name)).append("(__VA_ARGS__)\n");
    }
    return text.toString();
  }
}
