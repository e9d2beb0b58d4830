/* The functions of planted.c without the bugs. None of them has a fault. */
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

int last_day(int month) {
  static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (month < 1 || month > 12) return -1;
  return days[month - 1];
}

void stars(int n, char *out) { // needs non-NULL out
  char line[16];
  int i;
  if (n < 0 || n > 15) return;
  for (i = 0; i < n; i++) line[i] = '*';
  line[i] = '\0';
  strcpy(out, line);
}

int sum_ten(const int a[10]) { // needs non-NULL a
  int sum = 0;
  for (int i = 0; i < 10; i++) sum ^= a[i];
  return sum;
}

int element(const int a[static 6], int n) {
  if (n < 0 || n > 5) return -1;
  return a[n];
}

int sum_of_pair(const struct pair *p) { // needs non-NULL p
  int sum = 0;
  if (p->first != NULL) sum = p->first->key & 15;
  if (p->second != NULL) sum += p->second->key & 15;
  return sum;
}

int depth_two(const struct tree *t) {
  if (t == NULL) return 0;
  if (t->left != NULL && t->left->left != NULL) return 2;
  return t->right != NULL && t->right->left != NULL ? 2 : 1;
}

struct item *find(struct item *list, int key) { // needs links that do not run in a circle
  while (list != NULL && list->key != key)
    list = list->next;
  return list == NULL ? NULL : list->next;
}

int *two_tables(size_t n, int **second) { // needs non-NULL second
  int *first;
  if (n > 16) return NULL;
  first = malloc(16 * sizeof *first);
  if (first == NULL) return NULL;
  *second = calloc(n + 1, sizeof **second);
  if (*second == NULL) {
    free(first);
    return NULL;
  }
  return first;
}

char *upper(const char *s) { // needs non-NULL s
  char *copy = malloc(strlen(s) + 1);
  if (copy == NULL) return NULL;
  for (size_t i = 0; s[i] != '\0'; i++) {
    if (s[i] == '?') {
      free(copy);
      return NULL;
    }
    copy[i] = s[i] >= 'a' && s[i] <= 'z' ? (char)(s[i] - 'a' + 'A') : s[i];
  }
  copy[strlen(s)] = '\0';
  return copy;
}

int replace(struct text *t, const char *s) {
  free(t->bytes);
  t->bytes = NULL;
  t->length = strlen(s);
  if (t->length > 100) return -1;
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
  free(buffer);
  return sum;
}

int pop(struct item **list) { // needs non-NULL list
  struct item *first = *list;
  int key;
  if (first == NULL) return -1;
  key = first->key;
  *list = first->next;
  free(first);
  return key;
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
    if (n > 50) more[0] = 'b';
    word = more;
  }
  free(word);
  return size;
}

int middle(int low, int high) {
  if (low < 0 || high < low) return -1;
  return low + (high - low) / 2;
}

unsigned absolute(int n) {
  return n < 0 ? 0u - (unsigned)n : (unsigned)n;
}

int digits(const char *s) { // needs non-NULL s
  int value = 0;
  for (; *s >= '0' && *s <= '9'; s++) {
    if (value > (INT_MAX - 9) / 10) return -1;
    value = value * 10 + (*s - '0');
  }
  return value;
}

int count_bytes(int wanted) {
  int n = 0;
  for (int c = 0; c < 256; c++)
    if ((c ^ wanted) % 3 == 0) n++;
  return n;
}

int between(int from, int to, int step) {
  int n = 0;
  if (from < 0 || to > 1000 || step <= 0 || step > 1000) return -1;
  while (from < to) {
    n++;
    if (n == 5) n = 0;
    from += step;
  }
  return n;
}

unsigned backwards(unsigned n) {
  unsigned sum = 0;
  if (n > 100) return 0;
  for (unsigned i = n; i-- > 0;)
    sum = sum * 3 + i;
  return sum;
}

int skip_line(void) {
  int n = 0, c;
  while ((c = getchar()) != '\n' && c != EOF) n = 1;
  return n;
}

int greet(const char *name) { // needs non-NULL name
  char *line = malloc(sizeof "Dear " + strlen(name));
  if (line == NULL) return -1;
  strcpy(line, "Dear ");
  strcat(line, name);
  int length = (int)strlen(line);
  free(line);
  return length;
}

int zeroed(int n) {
  int *all = malloc(3 * sizeof *all);
  if (all == NULL) return -1;
  memset(all, 0, sizeof *all * 3);
  int some = all[n & 1];
  free(all);
  return some;
}

int direction(char c) {
  int dx = 0;
  if (c == 'l') dx = -1;
  else if (c == 'r') dx = 1;
  return dx;
}

int biggest(const int *a, int n) { // needs n <= length of a
  int best = INT_MIN;
  for (int i = 0; i < n; i++)
    if (i == 0 || a[i] > best) best = a[i];
  return best;
}

int average(const struct item *list) { // needs links that do not run in a circle
  unsigned sum = 0, n = 0;
  for (; list != NULL; list = list->next) {
    sum += (unsigned)list->key & 7;
    n++;
  }
  return n == 0 ? 0 : (int)(sum / n);
}

int share(int total, int people, int guests) {
  if (people < 0 || guests < 0 || people > 50 || guests > 50 || total < 0) return -1;
  if (people <= guests) return 0;
  return total % (people - guests);
}

int enqueue(struct queue *q, int x) { // needs non-NULL q
  if (q->count >= 8) return 0;
  q->slots[q->count] = x;
  q->count++;
  return 1;
}
