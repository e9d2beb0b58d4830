/**
 * INKA's operators on abstract memories: load_element, store_element, new_s, delete_s, access_s.
 */
package heapwright.solve.domains.memory;
