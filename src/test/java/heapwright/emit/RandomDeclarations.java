package heapwright.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Declarations of C at random: objects, functions and types, each using what came before it. */
final class RandomDeclarations {
  private static final List<String> NUMBERS =
      List.of(
          "int",
          "unsigned",
          "char",
          "signed char",
          "unsigned char",
          "short",
          "unsigned short int",
          "long",
          "long unsigned int",
          "long long",
          "unsigned long long",
          "_Bool",
          "__int128",
          "unsigned __int128",
          "float",
          "double",
          "long double",
          "float _Complex",
          "double _Complex",
          "__float128",
          "_Atomic int",
          "_Atomic(unsigned long)");

  private static final List<String> ATTRIBUTES =
      List.of(
          "",
          "",
          "",
          " __attribute__((noinline))",
          " __attribute__((cold, used))",
          " __attribute__((visibility(\"hidden\")))");

  private final Random random;
  private final List<String> lines = new ArrayList<>();
  private final List<String> objectTypes = new ArrayList<>();
  private final List<String> incompleteTypes = new ArrayList<>();
  private final List<String> arrayTypes = new ArrayList<>();
  private final List<String> functionTypes = new ArrayList<>();
  private int names;
  private boolean isPrototype = true;

  RandomDeclarations(long seed) {
    random = new Random(seed);
    lines.add("typedef __builtin_va_list arguments_t;");
    lines.add("struct opaque;");
    incompleteTypes.add("struct opaque");
    arrayTypes.add("arguments_t");
  }

  /** A file of so many declarations of objects and functions, with the types that they need. */
  String text(int count) {
    for (int i = 0; i < count; i++) {
      if (chance(3)) {
        type();
      }
      if (chance(2)) {
        object();
      } else {
        function();
      }
    }
    return String.join("\n", lines) + "\n";
  }

  private boolean chance(int of) {
    return random.nextInt(of) == 0;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private String name(String prefix) {
    return prefix + ++names;
  }

  private String number() {
    return any(NUMBERS);
  }

  private String qualifiers() {
    return any(List.of("", "", "", "const ", "volatile ", "const volatile "));
  }

  private String pointerQualifiers() {
    return any(List.of("", "", "", "const ", "volatile ", "_Atomic ", "const volatile "));
  }

  /** Specifiers of a type that objects can have. */
  private String specifiers() {
    String type = objectTypes.isEmpty() || chance(2) ? number() : any(objectTypes);
    boolean behind = chance(4);
    String own = qualifiers();
    return behind ? type + " " + own.strip() : own + type;
  }

  private void type() {
    switch (random.nextInt(10)) {
      case 9 -> {
        String name = name("v");
        lines.add("typedef float " + name + " __attribute__((vector_size(16)));");
        objectTypes.add(name);
      }
      case 0 -> record("struct " + name("s"));
      case 1 -> record("union " + name("u"));
      case 2 -> enumeration("enum " + name("e"));
      case 3 -> typedef("struct " + body(2));
      case 4 -> typedef("enum " + enumerators());
      case 5 -> {
        String tag = "struct " + name("later");
        lines.add(tag + ";");
        incompleteTypes.add(tag);
      }
      case 6 -> {
        String name = name("array_t");
        lines.add("typedef " + specifiers() + " " + name + "[" + (1 + random.nextInt(5)) + "];");
        arrayTypes.add(name);
      }
      case 7 -> {
        String name = name("function_t");
        lines.add("typedef " + specifiers() + " " + name + "(" + parameters(2) + ");");
        functionTypes.add(name);
      }
      default -> {
        String name = name("t");
        String pointer = "*" + pointerQualifiers() + name;
        String function = "(*" + name + ")(" + parameters(1) + ")";
        lines.add("typedef " + specifiers() + " " + (chance(2) ? pointer : function) + ";");
        objectTypes.add(name);
      }
    }
  }

  private void typedef(String specifiers) {
    String name = name("t");
    if (chance(3)) {
      // Nobody can name the type itself any more.
      lines.add("typedef " + specifiers + " *" + name + ";");
    } else {
      lines.add("typedef " + qualifiers() + specifiers + " " + name + ";");
    }
    objectTypes.add(name);
  }

  private void record(String tag) {
    lines.add(tag + " " + body(2) + ";");
    objectTypes.add(tag);
  }

  private void enumeration(String tag) {
    lines.add(tag + " " + enumerators() + ";");
    objectTypes.add(tag);
  }

  private String enumerators() {
    String first = name("A") + (chance(3) ? " = -1" : chance(4) ? " = 5000000000" : "");
    return "{ " + first + ", " + name("B") + " }";
  }

  private String body(int depth) {
    List<String> members = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      String name = name("m");
      members.add(
          switch (random.nextInt(depth > 0 ? 6 : 3)) {
            case 0 -> "unsigned " + name + " : " + (1 + random.nextInt(31)) + ";";
            case 1, 2 -> specifiers() + " " + declarator(name, 2, false) + ";";
            case 3 -> "struct " + body(depth - 1) + " " + declarator(name, 1, false) + ";";
            case 4 -> "union " + body(depth - 1) + ";";
            default -> "enum " + enumerators() + " " + declarator(name, 1, false) + ";";
          });
    }
    return "{ " + String.join(" ", members) + " }";
  }

  /**
   * A declarator for an object.
   *
   * @param restricted whether a pointer around it may be restrict
   */
  private String declarator(String inner, int depth, boolean restricted) {
    if (depth == 0 || chance(3)) {
      return inner;
    }
    return switch (random.nextInt(4)) {
      case 0, 1 -> {
        String own = restricted && chance(3) ? "restrict " : pointerQualifiers();
        yield declarator("*" + own + inner, depth - 1, true);
      }
      case 2 -> declarator(inner + "[" + (1 + random.nextInt(6)) + "]", depth - 1, true);
      default -> "(*" + inner + ")(" + parameters(depth - 1) + ")";
    };
  }

  private void object() {
    String name = name("x");
    String storage = any(List.of("extern ", "extern ", "", "static __attribute__((unused)) "));
    String declaration =
        switch (random.nextInt(8)) {
          case 0 -> "struct " + body(1) + " " + declarator(name, 2, false);
          case 1 -> "enum " + enumerators() + " " + declarator(name, 2, false);
          case 2 -> any(incompleteTypes) + " *" + pointerQualifiers() + name;
          case 3 -> any(arrayTypes) + " " + (chance(2) ? name : "(*" + name + ")[2]");
          case 4 ->
              functionTypes.isEmpty()
                  ? "void *" + name
                  : any(functionTypes) + " *" + pointerQualifiers() + name;
          case 5 -> {
            storage = "extern ";
            yield specifiers() + " " + name + "[]" + (chance(2) ? "[3]" : "");
          }
          default -> specifiers() + " " + declarator(name, 3, false);
        };
    lines.add(storage + declaration + ";");
  }

  private void function() {
    String name = name("f");
    if (chance(12)) {
      lines.add(
          "int " + name + "(a, b, c) short a; char *b; float c; { return *b + a + (c > 0); }");
      return;
    }
    String parameters = parameters(3);
    String attributes = any(ATTRIBUTES);
    String declaration =
        switch (random.nextInt(10)) {
          case 0 -> "_Noreturn void " + name + "(" + parameters + ")";
          case 1 -> "void " + name + "(" + parameters + ") __attribute__((noreturn))";
          case 2 -> "struct " + body(1) + " *" + name + "(" + parameters + ")";
          case 3 -> "enum " + enumerators() + " " + name + "(" + parameters + ")";
          case 4 -> any(incompleteTypes) + " *" + qualifiers() + name + "(" + parameters + ")";
          case 5 -> specifiers() + " (*" + name + "(" + parameters + "))[4]";
          case 6 -> specifiers() + " (*" + name + "(" + parameters + "))(" + parameters(1) + ")";
          case 7 ->
              "static __attribute__((unused)) inline "
                  + NUMBERS.get(random.nextInt(8))
                  + " "
                  + name
                  + "("
                  + ofDefinition()
                  + ") { return 0; }";
          default -> specifiers() + " " + name + "(" + parameters + ")";
        };
    boolean defined = declaration.endsWith("}");
    lines.add(declaration + (defined ? "" : attributes + ";"));
  }

  private String ofDefinition() {
    isPrototype = false;
    String parameters = parameters(1);
    isPrototype = true;
    return parameters;
  }

  private String parameters(int depth) {
    int count = random.nextInt(4);
    if (count == 0) {
      return chance(3) ? "" : "void";
    }
    String list =
        IntStream.range(0, count).mapToObj(i -> parameter(depth)).collect(Collectors.joining(", "));
    return chance(6) ? list + ", ..." : list;
  }

  private String parameter(int depth) {
    String name = chance(3) ? "" : name("p");
    return switch (random.nextInt(12)) {
      case 0 -> specifiers() + " " + name + "[" + (1 + random.nextInt(9)) + "]";
      case 1 -> specifiers() + " " + name + "[]";
      case 2 -> specifiers() + " " + name + "[static const 2]";
      case 3 -> {
        String length = name("n");
        yield "int " + length + ", double " + name + "[" + length + "][" + length + " + 1]";
      }
      case 4 -> number() + " " + name + (isPrototype ? "[*][*]" : "[][2]");
      case 5 -> number() + " " + name("p") + "(" + parameters(Math.max(0, depth - 1)) + ")";
      case 6 -> "char *restrict " + name;
      case 7 -> "register " + number() + " " + name;
      case 8 -> any(arrayTypes) + " " + name;
      case 9 -> "const " + any(incompleteTypes) + " *" + name;
      case 10 -> "arguments_t " + name;
      default -> specifiers() + " " + declarator(name, depth, false);
    };
  }
}
