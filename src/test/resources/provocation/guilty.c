/* Functions that are wrong. What is found where is marked: the kind, on the line. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct node {
  int value;
  struct node *next;
};

struct stack {
  int size;
  int items[4];
};

static int squares[10];
static int last_seen;

/* Claims to take NULL, and follows it first. */
int checked_too_late(struct node *p) {
  int v = p->value; // null-dereference
  if (p == NULL) return -1;
  return v;
}

/* Forgets that the list may have one cell only. */
int second(struct node *list) {
  if (list == NULL) return 0;
  if (list->next == NULL) return list->next->value; // null-dereference
  return list->next->value;
}

int mean(const int a[], int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) sum += a[i] / 2;
  return sum / n; // division-by-zero
}

struct node *push_front(struct node *list, int value) {
  struct node *fresh = malloc(sizeof *fresh);
  fresh->value = value; // null-dereference
  fresh->next = list;
  return fresh;
}

/* Follows the link of what it has freed. */
void free_all(struct node *list) {
  while (list != NULL) {
    free(list);
    list = list->next; // use-after-free
  }
}

void drop(struct node *p, int twice) {
  free(p);
  if (twice == 2) free(p); // double-free
}

int square_of(int i) {
  return squares[i]; // out-of-bounds
}

/* No room for the end of the string. */
char *copy(const char *s) {
  char *t = malloc(strlen(s));
  if (t != NULL) strcpy(t, s); // out-of-bounds
  return t;
}

int sum(int a, int b) {
  return a + b; // signed-overflow
}

int bit(int n) {
  return 1 << n; // bad-shift
}

/* Loses the first block when there is no second one. */
char *two_blocks(char **other) {
  char *one = malloc(8); // leak
  if (one == NULL) return NULL;
  *other = malloc(8);
  if (*other == NULL) return NULL;
  return one;
}

/* Nobody keeps it from growing. */
void push(struct stack *s, int x) {
  s->items[s->size++] = x; // out-of-bounds
}

/* Comes to an end from above only. */
int countdown(int n) {
  if (n == 0) return 0;
  return countdown(n - 1); // endless-recursion
}

int sign(int n) {
  int s;
  if (n > 0) s = 1;
  if (n < 0) s = -1;
  return s; // uninitialised-read
}

/* A character may be negative. */
int is_vowel(const char *s) {
  static const char table[128] = {['a'] = 1, ['e'] = 1, ['i'] = 1, ['o'] = 1, ['u'] = 1};
  return table[(int)s[0]]; // out-of-bounds
}

int *give_local(int n) {
  int here[2] = {n, n};
  int *p = &here[n > 0];
  last_seen = *p;
  return p;
}

int use_local(int n) {
  return *give_local(n); // use-after-return
}

void free_static(int really) {
  if (really) free(squares); // invalid-free
}

void shift_up(char *s, int n) {
  if (n > 1 && n < 8) memcpy(s + 1, s, (size_t)n); // overlapping-copy
}

void long_name(const char *name, char initials[2]) {
  char buffer[8];
  strcpy(buffer, name); // out-of-bounds
  initials[0] = buffer[0];
  initials[1] = '\0';
}

char last_letter(const char *s) {
  return s[strlen(s) - 1]; // out-of-bounds
}

struct plate {
  char letters[3];
  int number;
};

int repaint(struct plate *p, unsigned at) {
  if (at > 3) return -1;
  p->letters[at] = '?'; // index-out-of-range
  return p->number;
}

int buckets(int n) {
  int counts[n]; // bad-array-length
  if (n > 3)
    return -1;
  counts[n - 1] = n;
  return counts[n - 1];
}
