package heapwright.emit.names;

import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Requests for memory that fail when a test wants it. Each function of the library that asks for a
 * block on behalf of its caller, and for no more than one, is replaced in the source by one that
 * can be made to refuse. What the library asks for itself does not concern the source.
 */
public final class AllocationFailures {
  private static final String SIZE = "__SIZE_TYPE__";

  private record Asking(String result, List<String> parameters, String refusal) {}

  private static final Map<String, Asking> ASKING = new LinkedHashMap<>();

  static {
    block("malloc", SIZE);
    block("calloc", SIZE, SIZE);
    block("realloc", "void *", SIZE);
    block("reallocarray", "void *", SIZE, SIZE);
    block("aligned_alloc", SIZE, SIZE);
    block("memalign", SIZE, SIZE);
    block("valloc", SIZE);
    ASKING.put("posix_memalign", new Asking("int ", List.of("void **", SIZE, SIZE), "12"));
    ASKING.put("strdup", new Asking("char *", List.of("const char *"), "NULL"));
    ASKING.put("strndup", new Asking("char *", List.of("const char *", SIZE), "NULL"));
    String wide = "__WCHAR_TYPE__ *";
    ASKING.put("wcsdup", new Asking(wide, List.of("const " + wide), "NULL"));
  }

  private static void block(String name, String... parameters) {
    ASKING.put(name, new Asking("void *", List.of(parameters), "NULL"));
  }

  private final List<String> asked = new ArrayList<>(ASKING.keySet());

  AllocationFailures(Program program) {
    asked.removeIf(name -> !isKnown(program, new SymbolId(name)));
  }

  /** Whether the source mentions the library's function of this name. */
  private static boolean isKnown(Program program, SymbolId symbol) {
    return program
        .function(symbol)
        .map(function -> function.span().isOurs())
        .orElse(program.declarations().containsKey(symbol));
  }

  /** Stands before the source; members of these names stay members. */
  public String renaming() {
    return asked.stream()
        .map(name -> "#define " + name + " hw_" + name + "\n")
        .collect(Collectors.joining());
  }

  /** Stands behind the tests. */
  String support() {
    return SupportCode.REFUSING
        + asked.stream().map(name -> wrapper(name, ASKING.get(name))).collect(Collectors.joining());
  }

  private static String wrapper(String name, Asking asking) {
    String types = String.join(", ", asking.parameters());
    List<String> named = new ArrayList<>();
    List<String> passed = new ArrayList<>();
    for (String type : asking.parameters()) {
      String parameter = "hw_" + (named.size() + 1);
      named.add(type + (type.endsWith("*") ? "" : " ") + parameter);
      passed.add(parameter);
    }
    String real = "hw_real_" + name;
    String tried = "hw_try_" + name;
    // Declared for other purposes as well.
    String declared =
        name.equals("calloc")
            ? ""
            : "extern %s%s(%s) __asm__(\"%s\");\n".formatted(asking.result(), real, types, name);
    return "\n"
        + declared
        + "%s%s(%s) __asm__(\"hw_%s\");\n".formatted(asking.result(), tried, types, name)
        + "%s%s(%s) {\n".formatted(asking.result(), tried, String.join(", ", named))
        + "  return hw_refused() ? %s : %s(%s);\n}\n"
            .formatted(asking.refusal(), real, String.join(", ", passed));
  }
}
