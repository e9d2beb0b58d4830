package heapwright.machine.number.scanf;

/** The variable arguments of a call, all of them pointers, taken in order. */
@FunctionalInterface
public interface ScanfArguments {
  ScanfTarget next();
}
