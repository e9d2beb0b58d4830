package heapwright.machine.builtin;

import heapwright.machine.libc.NativeFrame;
import heapwright.machine.libc.NativeFunction;
import heapwright.number.ExtendedDouble;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The functions of {@code math.h}: what the machine's C library makes of the arguments. */
final class MathBuiltIns {
  /**
   * Names by signature, in which t is each of the three types and T a pointer to it, I a pointer to
   * int. The library's model of lgamma has a variable to set besides, so that it is not here.
   */
  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry(
              "t(t)",
              "floor ceil trunc round roundeven rint nearbyint sqrt cbrt logb sin cos tan asin acos"
                  + " atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10"
                  + " log1p erf erfc tgamma"),
          Map.entry("t(tt)", "fmax fmin fdim fmod remainder drem pow atan2 hypot nextafter"),
          Map.entry("t(ttt)", "fma"),
          Map.entry("t(te)", "nexttoward"),
          Map.entry("t(ti)", "ldexp scalbn"),
          Map.entry("t(tl)", "scalbln"),
          Map.entry("l(t)", "lround llround lrint llrint"),
          Map.entry("i(t)", "ilogb"),
          Map.entry("t(tI)", "frexp lgamma_r"),
          Map.entry("t(tT)", "modf"),
          Map.entry("t(ttI)", "remquo"),
          Map.entry("v(tTT)", "sincos"));

  /** glibc keeps this older name for programs that were linked long ago. */
  private static final Map<String, String> FORMER_NAMES = Map.of("exp10", "pow10");

  private static final List<NativeFunction> FUNCTIONS = functions();

  private final BuiltInTable table;
  private final MachineServices services;

  private MathBuiltIns(BuiltInTable table, MachineServices services) {
    this.table = table;
    this.services = services;
  }

  private static List<NativeFunction> functions() {
    List<NativeFunction> functions = new ArrayList<>();
    NAMES.forEach(
        (signature, names) -> {
          for (String name : names.split(" ")) {
            functions.add(new NativeFunction(name, of(signature, 'd')));
            functions.add(new NativeFunction(suffixed(name, "f"), of(signature, 'f')));
            functions.add(new NativeFunction(suffixed(name, "l"), of(signature, 'e')));
          }
        });
    return functions;
  }

  private static String of(String signature, char type) {
    return signature.replace('t', type).replace('T', Character.toUpperCase(type));
  }

  private static String suffixed(String name, String type) {
    return name.endsWith("_r") ? name.replace("_r", type + "_r") : name + type;
  }

  static void addTo(BuiltInTable table, MachineServices services) {
    MathBuiltIns family = new MathBuiltIns(table, services);
    for (NativeFunction function : FUNCTIONS) {
      family.add(function.name(), function);
      FORMER_NAMES.forEach(
          (now, before) -> {
            if (function.name().startsWith(now)) {
              family.add(before + function.name().substring(now.length()), function);
            }
          });
    }
  }

  private void add(String name, NativeFunction f) {
    String parameters = f.parameters().replaceAll("[A-Z]", "p");
    table.add(name, f.result() + "(" + parameters + ")", a -> call(f, f.parameters(), a));
  }

  private void call(NativeFunction f, String parameters, BuiltInArguments a) {
    NativeFrame frame = NativeFrame.ofThread();
    for (int i = 0; i < parameters.length(); i++) {
      char type = parameters.charAt(i);
      if (type == 'e') {
        frame.pass(i, a.extended(i).significand(), a.extended(i).signAndExponent());
      } else if (Character.isUpperCase(type)) {
        frame.passTarget(i);
      } else {
        frame.pass(i, a.integer(i));
      }
    }
    int error = f.compute(frame);
    a.give(f.result(), frame);
    for (int i = 0; i < parameters.length(); i++) {
      store(parameters.charAt(i), a.integer(i), i, frame);
    }
    if (error != 0) {
      services.errno(error);
    }
  }

  /** Stores what a pointer was passed for; remquo leaves the quotient alone if there is none. */
  private void store(char type, long address, int index, NativeFrame frame) {
    long bits = frame.target(index);
    switch (type) {
      case 'I' -> {
        if ((int) bits != NativeFrame.UNTOUCHED) {
          services.store(address, (int) bits);
        }
      }
      case 'F' -> services.store(address, (int) bits);
      case 'D' -> services.store(address, bits);
      case 'E' -> services.store(address, new ExtendedDouble(frame.targetTop(index), bits));
      default -> {}
    }
  }
}
