/**
 * AddressMapper (Sai-ngern, Lursinsap, Sophatsathit 2005): every pointer of a path is a pseudo
 * address in a linear memory, and the pointer statements are run on it. A pass over the path finds
 * beforehand which input pointers are one. What was created on demand, as it was when created, is
 * the input; its numbers come from dynamic domain reduction.
 *
 * <p>The door is {@link heapwright.method.addressmapper.AddressMapper}. It decides by itself: it
 * may use neither the symbolic machine nor the search on it.
 */
package heapwright.method.addressmapper;
