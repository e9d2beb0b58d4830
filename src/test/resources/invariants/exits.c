/* What made a loop end, or a call return, tells what holds afterwards. */
#include <stddef.h>

struct item {
  int key;
  struct item *next;
};

int found(const struct item *list, int key) {
  while (list != NULL && list->key != key) list = list->next;
  if (list == NULL) return 0;
  if (list->key != key) return 1; // infeasible: 5:T - the loop went on
  return 2;
}

/* The loop has a third way out. */
int found_twin(const struct item *list, int key) {
  int n = 0;
  while (list != NULL && list->key != key && n < 3) list = list->next, n++;
  if (list == NULL) return 0;
  if (list->key != key) return 1;
  return 2;
}

int counted(const int *a, int n) {
  int i = 0;
  while (i < n && a[i] >= 0) i++;
  if (i >= n) return 0;
  if (a[i] >= 0) return 1; // infeasible: 6:T - the loop went on
  return 2;
}

/* Not the element where it stopped. */
int counted_twin(const int *a, int n) {
  int i = 0;
  while (i < n && a[i] >= 0) i++;
  if (i + 1 >= n) return 0;
  if (a[i + 1] >= 0) return 1;
  return 2;
}

static const struct item *last(const struct item *list) {
  while (list->next != NULL) list = list->next;
  return list;
}

int ends(const struct item *list) {
  if (list == NULL) return 0;
  if (last(list)->next != NULL) return 1; // infeasible: 3:T - the last has no next
  return 2;
}

/* What it led to may have got a successor since. */
int ends_twin(struct item *list, struct item *other, struct item *more) {
  if (list == NULL || other == NULL) return 0;
  const struct item *end = last(list);
  other->next = more;
  if (end->next != NULL) return 1;
  return 2;
}

static int sign(int n) {
  if (n < 0) return n + 10;
  if (n > 0) return n - 10;
  return 100;
}

int signs(int n) {
  if (n < -5 || n > 5) return -1;
  int s = sign(n);
  if (n < 0 && s < 5) return 1; // infeasible: 4.2:T - added to
  if (n > 0 && s > -5) return 2; // infeasible: 6.2:T - taken from
  return s;
}

int signs_twin(int n) {
  if (n < -6 || n > 6) return -1;
  int s = sign(n);
  if (n < 0 && s < 5) return 1;
  if (n > 0 && s > -5) return 2;
  return s;
}

int main(void) {
  struct item c = {3, NULL}, b = {2, &c}, a = {1, &b};
  struct item e = {5, NULL}, d = {4, &e}, z = {0, &a}, y = {9, &z};
  int sum = found(NULL, 1) + found(&a, 3) + found(&a, 7);
  sum += found_twin(NULL, 1) + found_twin(&a, 3) + found_twin(&a, 7) + found_twin(&y, 8);
  int numbers[] = {1, 2, -1, 3}, others[] = {1, -1, -1};
  sum += counted(numbers, 4) + counted(numbers, 2) + counted_twin(numbers, 4);
  sum += counted_twin(numbers, 2) + counted_twin(others, 3);
  sum += ends(NULL) + ends(&a) + ends_twin(NULL, &a, &a) + ends_twin(&a, NULL, &a);
  sum += ends_twin(&d, &a, &b) + ends_twin(&d, &e, &a);
  for (int n = -7; n < 8; n++) sum += signs(n) + signs_twin(n);
  return sum & 1;
}
