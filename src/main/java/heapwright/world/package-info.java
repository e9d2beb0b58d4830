/**
 * The outside: what may happen that the given files neither define nor control. Functions that are
 * only declared, and functions of the library that ask the operating system, are described by a
 * {@link heapwright.world.Contract}: what they return, write, and set {@code errno} to. What the
 * contract leaves open is input. Knows the ir only; every interpreter of the ir reads it.
 */
package heapwright.world;
