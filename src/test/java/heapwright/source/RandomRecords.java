package heapwright.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Writes records at random, rich in what makes layout hard. The same seed gives the same text. */
final class RandomRecords {
  private static final List<String> SCALARS =
      List.of(
          "char",
          "signed char",
          "short",
          "unsigned short",
          "int",
          "unsigned",
          "long",
          "unsigned long",
          "long long",
          "float",
          "double",
          "long double",
          "void *",
          "_Bool",
          "enum Color",
          "al2",
          "al16",
          "un1");
  private static final List<String> BIT_FIELD_TYPES =
      List.of(
          "char:8",
          "signed char:8",
          "unsigned char:8",
          "short:16",
          "unsigned short:16",
          "int:32",
          "unsigned:32",
          "long long:64",
          "unsigned long long:64",
          "_Bool:1",
          "enum Color:32");

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int names;

  RandomRecords(long seed) {
    this.random = new Random(seed);
  }

  /** The types that the records use. */
  static String prelude() {
    return """
        enum Color { RED, GREEN, BLUE };
        typedef int al2 __attribute__((aligned(2)));
        typedef char al16 __attribute__((aligned(16)));
        typedef long long un1 __attribute__((aligned(1)));
        """;
  }

  /** The definitions of {@code struct R0} to {@code struct R(count - 1)}. */
  String write(int count) {
    for (int i = 0; i < count; i++) {
      boolean pack = random.nextInt(5) == 0;
      if (pack) {
        text.append("#pragma pack(push, ").append(1 << random.nextInt(4)).append(")\n");
      }
      names = 0;
      text.append("struct R").append(i).append(" ");
      body(2);
      text.append(recordAttribute()).append(";\n");
      if (pack) {
        text.append("#pragma pack(pop)\n");
      }
    }
    return text.toString();
  }

  private String recordAttribute() {
    return switch (random.nextInt(8)) {
      case 0, 1 -> " __attribute__((packed))";
      case 2 -> " __attribute__((aligned(" + (1 << random.nextInt(6)) + ")))";
      case 3 -> " __attribute__((packed, aligned(" + (1 << random.nextInt(4)) + ")))";
      default -> "";
    };
  }

  private String memberAttribute() {
    return switch (random.nextInt(12)) {
      case 0 -> " __attribute__((packed))";
      case 1 -> " __attribute__((aligned(" + (1 << random.nextInt(5)) + ")))";
      case 2 -> " __attribute__((packed, aligned(" + (1 << random.nextInt(3)) + ")))";
      default -> "";
    };
  }

  private void body(int depth) {
    text.append("{\n");
    int members = 1 + random.nextInt(7);
    for (int i = 0; i < members; i++) {
      member(depth);
    }
    text.append("}");
  }

  private void member(int depth) {
    int kind = random.nextInt(10);
    if (kind < 5) {
      bitField();
    } else if (kind < 8 || depth == 0) {
      String type = pick(SCALARS);
      // gcc refuses arrays of elements that are aligned more strictly than they are big.
      boolean array = !type.equals("al16") && random.nextInt(4) == 0;
      text.append(type).append(" m").append(names++);
      text.append(array ? "[" + random.nextInt(4) + "]" : "")
          .append(memberAttribute())
          .append(";\n");
    } else {
      text.append(random.nextBoolean() ? "struct " : "union ");
      body(depth - 1);
      text.append(random.nextInt(4) == 0 ? recordAttribute() : "");
      text.append(";\n");
    }
  }

  private void bitField() {
    String[] typeAndWidth = pick(BIT_FIELD_TYPES).split(":");
    int most = Integer.parseInt(typeAndWidth[1]);
    int choice = random.nextInt(12);
    if (choice == 0) {
      text.append(typeAndWidth[0]).append(" : 0;\n");
    } else if (choice == 1) {
      text.append(typeAndWidth[0]).append(" : ").append(1 + random.nextInt(most)).append(";\n");
    } else {
      int width = 1 + random.nextInt(most);
      text.append(typeAndWidth[0]).append(" b").append(names++).append(" : ").append(width);
      text.append(memberAttribute()).append(";\n");
    }
  }

  private String pick(List<String> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** Records that caught compilers and tools out before. */
  static List<String> hardCases() {
    List<String> bodies = new ArrayList<>();
    bodies.add("{ char a; int b : 20; int c : 12; int d : 1; }");
    bodies.add("{ char a; int : 0; char b; }");
    bodies.add("{ char a; long long : 0; char b; }");
    bodies.add("{ short a : 9; short b : 9; char c : 3; }");
    bodies.add("{ long long a : 33; long long b : 33; int c : 31; }");
    bodies.add("{ char a : 3; int b : 30; } __attribute__((packed))");
    bodies.add("{ char a; char b : 4; int c : 28 __attribute__((packed)); long d; }");
    bodies.add("{ int a : 3 __attribute__((aligned(8))); int b : 2; }");
    bodies.add("{ _Bool a : 1; unsigned char b : 7; _Bool c; _Bool d : 1; int e : 25; }");
    bodies.add("{ }");
    bodies.add("{ int n; char data[]; }");
    bodies.add("{ int n; double data[0]; char c; }");
    bodies.add("{ char c; struct { int a; union { char b; double d; }; }; char e; }");
    bodies.add("{ char c; struct { int a; char b; } __attribute__((packed)); short e; }");
    bodies.add("{ long double x; char c; }");
    bodies.add("{ char c; int i __attribute__((aligned(16))); char d; } __attribute__((packed))");
    bodies.add("{ char c; al16 d; char e; al2 f; un1 g; }");
    bodies.add("{ char c; al16 d; } __attribute__((packed))");
    bodies.add("{ union { int a : 5; char b : 7; long long c : 40; }; char d; }");
    bodies.add("{ char a; union { int : 20; char b; }; }");
    bodies.add("{ int a : 31; int b : 1; int c : 32; int d : 8; char e; }");
    bodies.add("{ unsigned a : 1; _Alignas(8) char b; _Alignas(double) char c; }");
    bodies.add("{ enum Color a : 2; enum Color b : 31; enum Color c; }");
    return bodies;
  }
}
