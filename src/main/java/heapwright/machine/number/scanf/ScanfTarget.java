package heapwright.machine.number.scanf;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.LengthModifier;

/** Where a pointer argument points to. Only the method that fits the conversion is called. */
public interface ScanfTarget {
  /** Stores the low bits of a value in an integer of the modifier's width. */
  void storeInteger(LengthModifier length, long value);

  void storeFloat(float value);

  void storeDouble(double value);

  void storeLongDouble(ExtendedDouble value);

  /** Stores a pointer that was read as a number. */
  void storePointer(long address);

  /** Stores characters, among them the NUL that ends a string. */
  void storeBytes(byte[] bytes);

  /** Stores wide characters, among them the null one that ends a string. */
  void storeWide(int[] characters);

  /** Allocates room as malloc does, fills it, and stores its address here. */
  void storeAllocated(byte[] bytes);

  /** As {@link #storeAllocated}, for wide characters. */
  void storeAllocatedWide(int[] characters);
}
