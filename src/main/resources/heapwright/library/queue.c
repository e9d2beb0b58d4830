/* search.h: elements of a doubly linked list, which begin with two pointers. */

struct element {
  struct element *next;
  struct element *previous;
};

/* A null place makes the element a list of its own. */
void insque(void *added, void *place) {
  struct element *element = added;
  struct element *before = place;
  element->previous = before;
  element->next = 0;
  if (before == 0) {
    return;
  }
  element->next = before->next;
  if (before->next != 0) {
    before->next->previous = element;
  }
  before->next = element;
}

void remque(void *removed) {
  struct element *element = removed;
  if (element->next != 0) {
    element->next->previous = element->previous;
  }
  if (element->previous != 0) {
    element->previous->next = element->next;
  }
}
