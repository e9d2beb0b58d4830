package heapwright.machine.number.math;

/** A function of float. */
interface FloatOperator {
  float apply(float x);
}
