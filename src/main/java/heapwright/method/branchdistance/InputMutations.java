package heapwright.method.branchdistance;

import heapwright.analysis.CallGraph;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.method.variation.BoundaryNumbers;
import heapwright.method.variation.InputScalar;
import heapwright.method.variation.InputScalars;
import heapwright.method.variation.InputTexts;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import heapwright.world.LibraryOperation.MemoryOperation;
import heapwright.world.LibraryTable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes of an input another one that differs a little. */
final class InputMutations {
  /** Longer texts and arrays only make runs longer. */
  private static final int LONGEST_TEXT = 400;

  private static final int LONGEST_ARRAY = 256;

  /** Where the rules of fractions differ from those of numbers. */
  private static final List<Double> EXTREMES =
      List.of(Double.NaN, Double.POSITIVE_INFINITY, 1e30, -1e30, 1e-30, -0.0);

  private static final int MOST_EDITS = 5;
  private static final int MOST_REQUESTS = 6;

  private static final Set<SymbolId> ALLOCATING =
      Stream.of(
              MemoryOperation.ALLOCATE,
              MemoryOperation.ALLOCATE_ZEROED,
              MemoryOperation.ALLOCATE_ALIGNED,
              MemoryOperation.REALLOCATE)
          .flatMap(operation -> LibraryTable.functions(operation).stream())
          .collect(Collectors.toUnmodifiableSet());

  /** Whether memory is asked for, which may be refused. */
  private final boolean allocates;

  private final Random random;
  private final InputScalars scalars;
  private final MentionedConstants constants;
  private final TextMutation.NumberMutation steps;
  private final TextMutation texts;
  private final PointerMutation pointers;
  private final TextLengths lengths;

  /**
   * @param outermost the function that inputs are for
   */
  InputMutations(Program program, Function outermost, MentionedConstants constants, Random random) {
    allocates =
        !program.hasEnoughMemory()
            && !Collections.disjoint(
                CallGraph.of(program).reachableFrom(outermost.symbol()), ALLOCATING);
    this.random = random;
    this.constants = constants;
    scalars = new InputScalars(program);
    steps = new TextMutation.NumberMutation(random, constants);
    texts = new TextMutation(random, constants);
    pointers = new PointerMutation(program, scalars, random);
    lengths = new TextLengths(scalars, random);
  }

  /**
   * @param other an input for the same target, to take parts from
   * @param reads whether standard input matters
   */
  TestInput of(Population.Individual parent, Population.Individual other, boolean reads) {
    TestInput input = parent.input();
    int edits = 1;
    while (edits < MOST_EDITS && random.nextInt(2) == 0) {
      edits++;
    }
    for (int i = 0; i < edits; i++) {
      List<UnaryOperator<TestInput>> mutations =
          mutations(input, other.input(), parent.compared(), reads);
      if (!mutations.isEmpty()) {
        input = mutations.get(random.nextInt(mutations.size())).apply(input);
      }
    }
    return input;
  }

  /**
   * One mutation for each part of the input, however large it is; standard input counts for half.
   */
  private List<UnaryOperator<TestInput>> mutations(
      TestInput input, TestInput other, List<Long> compared, boolean reads) {
    List<UnaryOperator<TestInput>> mutations = new ArrayList<>();
    for (InputScalar.Holder part : scalars.holders(input)) {
      mutations.add(i -> changed(i, scalars.in(i, part), compared));
    }
    for (InputObject object : input.objects()) {
      if (InputTexts.isText(object)) {
        mutations.add(i -> replaced(i, object, other, compared));
        mutations.add(i -> replaced(i, object, other, compared));
      } else if (object.element().isScalar() && !(object.element() instanceof PointerType)) {
        mutations.add(i -> lengthened(i, object));
      }
    }
    int weight = reads ? Math.max(1, mutations.size()) : 0;
    mutations.addAll(Collections.nCopies(weight, i -> reread(i, other, compared)));
    if (allocates) {
      mutations.add(this::refused);
    }
    return mutations;
  }

  /** Another request for memory fails, or none does. */
  private TestInput refused(TestInput input) {
    boolean anew = input.failing().isEmpty() || random.nextBoolean();
    return input.withFailing(anew ? List.of(random.nextInt(MOST_REQUESTS)) : List.of());
  }

  private TestInput changed(TestInput input, List<InputScalar> part, List<Long> compared) {
    if (part.isEmpty()) {
      return input;
    }
    InputScalar scalar = part.get(random.nextInt(part.size()));
    return scalar.isPointer() ? pointers.of(input, scalar) : renumbered(input, scalar, compared);
  }

  private TestInput reread(TestInput input, TestInput other, List<Long> compared) {
    byte[] text = texts.of(input.stdinBytes(), other.stdinBytes(), compared);
    return text.length > LONGEST_TEXT ? input : InputTexts.withStdin(input, text);
  }

  private TestInput replaced(
      TestInput input, InputObject object, TestInput other, List<Long> compared) {
    byte[] text = text(input, input.object(object.name()));
    byte[] theirs =
        other.objects().stream()
            .filter(o -> o.name().equals(object.name()) && InputTexts.isText(o))
            .findFirst()
            .map(o -> text(other, o))
            .orElse(text);
    byte[] changed = texts.of(text, theirs, compared);
    if (changed.length > LONGEST_TEXT) {
      return input;
    }
    TestInput replaced = InputTexts.with(input, object, Arrays.copyOf(changed, changed.length + 1));
    return lengths.follow(replaced, object.name(), text.length, changed.length);
  }

  /** As far as a pointer marks its end, or else to the 0. */
  private byte[] text(TestInput input, InputObject object) {
    byte[] bytes = InputTexts.bytes(object);
    long end = lengths.end(input, object.name());
    return Arrays.copyOf(
        bytes, end > 0 ? (int) Math.min(LONGEST_TEXT, end) : InputTexts.length(bytes));
  }

  private TestInput lengthened(TestInput input, InputObject object) {
    return input.withObject(
        object.name(),
        o -> {
          long length = random.nextBoolean() ? o.length() + 1 : 2 * o.length();
          return o.withLength(Math.max(o.length(), Math.min(LONGEST_ARRAY, length)));
        });
  }

  private TestInput renumbered(TestInput input, InputScalar scalar, List<Long> compared) {
    if (scalar.cell().type() instanceof EnumType enumeration
        && !enumeration.constants().isEmpty()) {
      List<EnumType.Constant> all = enumeration.constants();
      return scalars.with(
          input, scalar, InputValue.Number.of(all.get(random.nextInt(all.size())).value()));
    }
    if (scalar.cell().type() instanceof FloatingType type) {
      return fraction(input, scalar, type);
    }
    return scalar
        .held()
        .filter(IntegerType::fitsLong)
        .map(type -> scalars.with(input, scalar, number(input, scalar, type, compared)))
        .orElse(input);
  }

  private InputValue number(
      TestInput input, InputScalar scalar, IntegerType type, List<Long> compared) {
    long now = scalars.number(input, scalar).map(BigInteger::longValue).orElse(0L);
    long lengths = input.objects().stream().mapToLong(InputObject::length).max().orElse(0);
    long next = random.nextInt(10) == 0 ? lengths : steps.from(now, compared);
    long held = type.wrap(next);
    return new InputValue.Number(
        type.signed() || held >= 0
            ? BigInteger.valueOf(held)
            : new BigInteger(Long.toUnsignedString(held)));
  }

  private TestInput fraction(TestInput input, InputScalar scalar, FloatingType type) {
    if (!(scalars.value(input, scalar) instanceof InputValue.Floating now)
        || type == FloatingType.LONG_DOUBLE) {
      return input;
    }
    boolean isDouble = type == FloatingType.DOUBLE;
    double value =
        isDouble
            ? Double.longBitsToDouble(now.bits().longValue())
            : Float.intBitsToFloat(now.bits().intValue());
    double next =
        switch (random.nextInt(6)) {
          case 0 -> value + 1;
          case 1 -> value - 1;
          case 2 -> value * 2;
          case 3 -> value / 2;
          case 4 -> -value;
          default ->
              random.nextInt(4) == 0
                  ? EXTREMES.get(random.nextInt(EXTREMES.size()))
                  : constants.number(random);
        };
    return scalars.with(input, scalar, BoundaryNumbers.floating(next, type));
  }
}
