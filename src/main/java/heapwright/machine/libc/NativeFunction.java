package heapwright.machine.libc;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Pointer;

/**
 * A function of the C library. Its signature has the result's letter and, in parentheses, those of
 * the parameters: {@code d(de)} is {@code double(double, long double)}; v is void, i int, l long, f
 * float, p a pointer; a capital is a pointer to a place for a result.
 */
public final class NativeFunction {
  /** libm needs libc, so that symbols of both are found here. */
  private static final String LIBRARY = "libm.so.6";

  /** FFI_UNIX64: the System V calling convention of x86-64. */
  private static final int CONVENTION = 2;

  private static final int DOMAIN_ERROR = 33;
  private static final int RANGE_ERROR = 34;

  private final String name;
  private final String signature;
  private volatile Binding binding;

  /** Where the function is and how it is called; libffi refers to the types as long as it does. */
  private record Binding(long address, long convention, Memory types) {}

  public NativeFunction(String name, String signature) {
    this.name = name;
    this.signature = signature;
  }

  public String name() {
    return name;
  }

  public char result() {
    return signature.charAt(0);
  }

  /** The letters of the parameters. */
  public String parameters() {
    return signature.substring(2, signature.length() - 1);
  }

  /** Calls it on the arguments that the frame holds, and leaves the result there. */
  void call(NativeFrame frame) {
    Binding bound = binding == null ? bind() : binding;
    Native.ffi_call(bound.convention, bound.address, frame.result(), frame.arguments());
  }

  /**
   * The same, for a function that only numbers depend on.
   *
   * @return what it set errno to: 0 if nothing, else EDOM or ERANGE
   */
  public int compute(NativeFrame frame) {
    int error;
    do {
      frame.clearError();
      call(frame);
      error = frame.error();
      // Any other value is from a wait of the Java VM after the call, which hid the function's.
    } while (error != 0 && error != DOMAIN_ERROR && error != RANGE_ERROR);
    return error;
  }

  private synchronized Binding bind() {
    if (binding == null) {
      String parameters = parameters();
      Memory types = new Memory(Long.BYTES * (parameters.length() + 1L));
      for (int i = 0; i < parameters.length(); i++) {
        types.setLong((long) Long.BYTES * i, NativeType.of(parameters.charAt(i)).address());
      }
      long convention =
          Native.ffi_prep_cif(
              CONVENTION,
              parameters.length(),
              NativeType.of(result()).address(),
              Pointer.nativeValue(types));
      binding = new Binding(address(), convention, types);
    }
    return binding;
  }

  private long address() {
    try {
      return Pointer.nativeValue(NativeLibrary.getInstance(LIBRARY).getFunction(name));
    } catch (UnsatisfiedLinkError e) {
      throw new IllegalStateException(
          "cannot call " + name + " of " + LIBRARY + "; Heapwright needs glibc on x86-64 Linux", e);
    }
  }
}
