package heapwright.machine.number.scanf;

import java.io.ByteArrayOutputStream;
import java.util.function.IntPredicate;

/** Reads characters while they belong to a conversion, and stores them. */
final class TextField {
  private final CountedInput input;
  private final boolean wide;
  private final boolean terminated;
  private final ByteArrayOutputStream found = new ByteArrayOutputStream();

  /**
   * @param wide whether wide characters are stored
   * @param terminated whether a null character is stored after them
   */
  TextField(CountedInput input, boolean wide, boolean terminated) {
    this.input = input;
    this.wide = wide;
    this.terminated = terminated;
  }

  Step read(int most, IntPredicate belongs) {
    if (input.read() == CountedInput.END) {
      return Step.INPUT_ENDED;
    }
    do {
      if (!belongs.test(input.current())) {
        input.unread();
        break;
      }
      if (wide && !isAscii(input.current())) {
        input.report(ScanfError.EILSEQ);
        return Step.MISMATCHED;
      }
      found.write(input.current());
    } while (found.size() < most && input.read() != CountedInput.END);
    if (found.size() == 0) {
      return Step.MISMATCHED;
    }
    if (terminated) {
      found.write(0);
    }
    return Step.MATCHED;
  }

  // In the C locale mbrtowc accepts these; a NUL yields the length 0, which glibc refuses here.
  private static boolean isAscii(int character) {
    return character > 0 && character < 0x80;
  }

  boolean isEmpty() {
    return found.size() == 0;
  }

  void store(ScanfTarget target) {
    if (wide) {
      target.storeWide(characters());
    } else {
      target.storeBytes(found.toByteArray());
    }
  }

  void storeAllocated(ScanfTarget target) {
    if (wide) {
      target.storeAllocatedWide(characters());
    } else {
      target.storeAllocated(found.toByteArray());
    }
  }

  private int[] characters() {
    byte[] bytes = found.toByteArray();
    int[] characters = new int[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      characters[i] = bytes[i];
    }
    return characters;
  }
}
