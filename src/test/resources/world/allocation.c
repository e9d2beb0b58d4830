/* Allocation: it may fail, and sizes depend on the input. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct vector { int *items; size_t used, room; };
struct node { struct node *next; int value; };

size_t wanted_size(void);
void tick(void);
void keep(void *block);

char *copy_text(const char *text) {
  if (text == NULL) return NULL;
  size_t n = strlen(text) + 1;
  char *copy = malloc(n);
  if (copy == NULL) return NULL;
  memcpy(copy, text, n);
  if (copy == text) { // infeasible: 8:T - a new block
    free(copy);
    return NULL;
  }
  return copy;
}

int push(struct vector *v, int item) {
  if (v->used == v->room) {
    size_t room = v->room == 0 ? 4 : v->room * 2;
    if (room > 64) return -2;
    int *items = realloc(v->items, room * sizeof *items);
    if (items == NULL) return -1;
    v->items = items;
    v->room = room;
  }
  v->items[v->used++] = item;
  return v->used == v->room ? 1 : 0;
}

int zeroed(size_t n) {
  if (n == 0 || n > 100) return -1;
  int *row = calloc(n, sizeof *row);
  if (row == NULL) return -2;
  for (size_t i = 0; i < n; i++) {
    if (row[i] != 0) { // infeasible: 9:T - calloc clears
      free(row);
      return -3;
    }
  }
  free(row);
  return n > 50 ? 1 : 0;
}

int two_blocks(size_t n, size_t m) {
  char *a = malloc(n);
  char *b = malloc(m);
  int result = 0;
  if (a == NULL && b == NULL) {
    result = -3;
  } else if (a == NULL) {
    result = -1;
  } else if (b == NULL) {
    result = -2;
  } else if (a == b) { // infeasible: 10:T - both are alive
    result = -4;
  }
  free(a);
  free(b);
  return result;
}

int asked_size(void) {
  size_t n = wanted_size();
  if (n > 1000000) return -1;
  unsigned char *block = malloc(n + 1);
  if (block == NULL) return -2;
  block[n] = 7;
  tick();
  int result = block[n] == 7 ? 0 : 3; // infeasible: 10:F - never handed out
  free(block);
  return n == 0 ? 2 : result;
}

int handed_out(void) {
  int *block = malloc(2 * sizeof *block);
  if (block == NULL) return -1;
  block[0] = 1;
  block[1] = 2;
  keep(block);
  if (block[0] != 1) return 1;
  tick();
  if (block[1] != 2) return 2;
  return 0;
}

struct node *prepend(struct node *head, int value) {
  struct node *n = malloc(sizeof *n);
  if (n == NULL) return head;
  n->next = head;
  n->value = value;
  if (n->next == n) return NULL; // infeasible: 6:T - head is older
  return n;
}

int build_list(int n) {
  struct node *head = NULL;
  int built = 0;
  if (n > 5) return -1;
  for (int i = 0; i < n; i++) {
    struct node *new = malloc(sizeof *new);
    if (new == NULL) break;
    new->value = i;
    new->next = head;
    head = new;
    built++;
  }
  if (built > 0 && head->value != built - 1) built = -2; // infeasible: 14.2:T - the newest is in front
  int all = built == n;
  while (head != NULL) {
    struct node *next = head->next;
    free(head);
    head = next;
  }
  return all ? 0 : 1;
}

int grown(size_t n) {
  if (n < 1 || n > 1000) return -1;
  char *block = malloc(1);
  if (block == NULL) return -2;
  block[0] = 'a';
  char *larger = realloc(block, n);
  if (larger == NULL) {
    free(block);
    return -3;
  }
  int result = larger[0] == 'a' ? 0 : 3; // infeasible: 12:F - realloc keeps what was there
  free(larger);
  return n > 500 ? 2 : result;
}

void *checked_product(size_t n, size_t size) {
  if (size != 0 && n > SIZE_MAX / size) return NULL;
  size_t all = n * size;
  if (size != 0 && all / size != n) return NULL; // infeasible: 4.2:T - it does not wrap
  if (all > 4096) return NULL;
  void *block = malloc(all);
  if (block == NULL) return NULL;
  memset(block, 0, all);
  return block;
}

int aligned_block(size_t n) {
  void *block = NULL;
  if (n > 4096) return -1;
  int error = posix_memalign(&block, 64, n);
  if (error != 0) return -2;
  if ((uintptr_t)block % 64 != 0) { // infeasible: 7:T - aligned so
    free(block);
    return -3;
  }
  free(block);
  return n == 0 ? 1 : 0;
}

int duplicate_word(const char *text) {
  char *copy = strdup(text);
  if (!copy) return -1;
  int result = strcmp(copy, text) == 0 ? 0 : 3; // infeasible: 5:F - a copy
  if (copy[0] == '-') result = 2;
  free(copy);
  return result;
}

int matrix(int rows, int columns) {
  if (rows < 1 || columns < 1 || rows > 3 || columns > 3) return -1;
  int **m = malloc((size_t)rows * sizeof *m);
  if (m == NULL) return -2;
  int made = 0;
  while (made < rows) {
    m[made] = calloc((size_t)columns, sizeof **m);
    if (m[made] == NULL) break;
    made++;
  }
  int result = made == rows ? 0 : -3;
  if (made > 0 && m[0][columns - 1] != 0) result = -4; // infeasible: 13.2:T - calloc clears
  while (made > 0) free(m[--made]);
  free(m);
  return result;
}
