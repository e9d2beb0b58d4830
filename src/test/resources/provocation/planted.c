/* Each function has one bug of the kind that is marked on its line. Its twin in twins.c has none. */
#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct item {
  int key;
  struct item *next;
};

struct tree {
  int key;
  struct tree *left, *right;
};

struct queue {
  int slots[8];
  unsigned head, count;
};

struct text {
  char *bytes;
  size_t length;
};

struct pair {
  struct item *first, *second;
};

/* Off by one. */
int last_day(int month) {
  static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (month < 1 || month > 12) return -1;
  return days[month]; // out-of-bounds
}

void stars(int n, char *out) {
  char line[16];
  int i;
  if (n < 0 || n > 16) return;
  for (i = 0; i < n; i++) line[i] = '*';
  line[i] = '\0'; // out-of-bounds
  strcpy(out, line);
}

int sum_ten(const int a[10]) {
  int sum = 0;
  for (int i = 0; i <= 10; i++) sum ^= a[i]; // out-of-bounds
  return sum;
}

int element(const int a[static 6], int n) {
  if (n < 0 || n > 6) return -1;
  return a[n]; // out-of-bounds
}

/* The sibling was checked. */
int sum_of_pair(const struct pair *p) {
  int sum = 0;
  if (p->first != NULL) sum = p->first->key & 15;
  if (p->first != NULL || p->second != NULL) sum += p->second->key & 15; // null-dereference
  return sum;
}

int depth_two(const struct tree *t) {
  if (t == NULL) return 0;
  if (t->left != NULL && t->left->left != NULL) return 2;
  if (t->left != NULL) return t->right->left != NULL ? 2 : 1; // null-dereference
  return t->right != NULL && t->right->left != NULL ? 2 : 1;
}

struct item *find(struct item *list, int key) {
  while (list->key != key) // null-dereference
    list = list->next;
  return list == NULL ? NULL : list->next;
}

/* Leaks on the way out. */
int *two_tables(size_t n, int **second) {
  int *first = malloc(16 * sizeof *first); // leak
  if (first == NULL) return NULL;
  if (n > 16) return NULL;
  *second = calloc(n + 1, sizeof **second);
  if (*second == NULL) {
    free(first);
    return NULL;
  }
  return first;
}

char *upper(const char *s) {
  char *copy = malloc(strlen(s) + 1); // leak
  if (copy == NULL) return NULL;
  for (size_t i = 0; s[i] != '\0'; i++) {
    if (s[i] == '?') return NULL;
    copy[i] = s[i] >= 'a' && s[i] <= 'z' ? (char)(s[i] - 'a' + 'A') : s[i];
  }
  copy[strlen(s)] = '\0';
  return copy;
}

/* Freed twice. */
int replace(struct text *t, const char *s) {
  free(t->bytes);
  t->length = strlen(s);
  if (t->length > 100) {
    free(t->bytes); // double-free
    t->bytes = NULL;
    return -1;
  }
  t->bytes = malloc(t->length + 1);
  if (t->bytes == NULL) return -1;
  strcpy(t->bytes, s);
  return 0;
}

int checksum(size_t n) {
  unsigned char *buffer = malloc(n % 64 + 1);
  int sum = 0;
  if (buffer == NULL) return -1;
  for (size_t i = 0; i <= n % 64; i++) buffer[i] = (unsigned char)(i * 7);
  for (size_t i = 0; i <= n % 64; i++) sum += buffer[i];
  if (sum % 2 == 1) free(buffer);
  free(buffer); // double-free
  return sum;
}

/* Used after it was freed. */
int pop(struct item **list) {
  struct item *first = *list;
  if (first == NULL) return -1;
  *list = first->next;
  free(first);
  return first->key; // use-after-free
}

int longest(int n) {
  char *word = malloc(8);
  int size = 8;
  if (word == NULL) return -1;
  word[0] = 'a';
  if (n > 8 && n < 100) {
    char *more = realloc(word, (size_t)n);
    if (more == NULL) {
      free(word);
      return -1;
    }
    size = n;
    if (n > 50) {
      char c = word[0]; // use-after-free
      more[0] = c;
    }
    word = more;
  }
  free(word);
  return size;
}

/* Overflows. */
int middle(int low, int high) {
  if (low < 0 || high < low) return -1;
  return (low + high) / 2; // signed-overflow
}

int absolute(int n) {
  return n < 0 ? -n : n; // signed-overflow
}

int digits(const char *s) {
  int value = 0;
  for (; *s >= '0' && *s <= '9'; s++) value = value * 10 + (*s - '0'); // signed-overflow
  return value;
}

/* Never ends. */
int count_bytes(int wanted) {
  int n = 0;
  for (unsigned char c = 0; c < 256; c++) // endless-loop
    if ((c ^ wanted) % 3 == 0) n++;
  return n;
}

int between(int from, int to, int step) {
  int n = 0;
  if (from < 0 || to > 1000 || step < 0) return -1;
  while (from < to) { // endless-loop
    n++;
    if (n == 5) n = 0;
    from += step;
  }
  return n;
}

unsigned backwards(unsigned n) {
  unsigned sum = 0;
  for (unsigned i = n; i >= 0; i--) // endless-loop
    sum = sum * 3 + i;
  return sum;
}

int skip_line(void) {
  int n = 0;
  while (getchar() != '\n') n = 1; // endless-loop
  return n;
}

/* The wrong size. */
int greet(const char *name) {
  char *line = malloc(sizeof "Dear " + strlen(name) - 1);
  if (line == NULL) return -1;
  strcpy(line, "Dear "); // out-of-bounds
  strcat(line, name); // out-of-bounds
  int length = (int)strlen(line);
  free(line);
  return length;
}

int zeroed(int n) {
  int *all = malloc(sizeof all);
  if (all == NULL) return -1;
  memset(all, 0, sizeof *all * 3); // out-of-bounds
  int some = all[n & 1];
  free(all);
  return some;
}

/* Never set. */
int direction(char c) {
  int dx;
  if (c == 'l') dx = -1;
  else if (c == 'r') dx = 1;
  return dx; // uninitialised-read
}

int biggest(const int *a, int n) {
  int best;
  for (int i = 0; i < n; i++)
    if (i == 0 || a[i] > best) best = a[i];
  return best; // uninitialised-read
}

/* Divides by zero. */
int average(const struct item *list) {
  int sum = 0, n = 0;
  for (; list != NULL; list = list->next) {
    sum += list->key & 7;
    n++;
  }
  return sum / n; // division-by-zero
}

int share(int total, int people, int guests) {
  if (people < 0 || guests < 0 || people > 50 || guests > 50 || total < 0) return -1;
  if (people == 0) return 0;
  return total % (people - guests); // division-by-zero
}

/* Keeps no room for one more. */
int enqueue(struct queue *q, int x) {
  if (q->count > 8) return 0;
  q->slots[q->count] = x; // index-out-of-range
  q->count++;
  return 1;
}
