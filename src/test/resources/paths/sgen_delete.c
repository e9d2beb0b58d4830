/* A list deletion that starts at the second node: the fault that SGEN's authors found by its
   constraints. The paper prints a part without numbers: prev = root is our 1, the loop 2,
   curr = prev->next 3, the comparison 4. */
#include <stddef.h>

struct list {
  int data;
  struct list *next;
};

int remove_value(struct list *root, int d) {
  struct list *prev = root, *curr;
  while (prev->next != NULL) {
    curr = prev->next;
    if (curr->data == d) {
      prev->next = curr->next;
      return 1;
    }
    prev = curr;
  }
  return 0;
}

// expect remove_value 1,2,3,4,7,2,3,4,5,6: feasible
// expect remove_value 1,2,8: feasible
