/**
 * AddressMapper (Sai-ngern, Lursinsap, Sophatsathit 2005): every pointer of a path is a pseudo
 * address in a linear memory, and the pointer statements are run on it. A pass over the path finds
 * beforehand which input pointers are one; the table of memory, environment and solution shows what
 * happened.
 *
 * <p>The door is {@link heapwright.method.addressmapper.AddressMapper}. Verdicts, numbers and tests
 * come from the symbolic machine, which this package does not replace: it foresees aliases for it,
 * and traces its paths.
 */
package heapwright.method.addressmapper;
