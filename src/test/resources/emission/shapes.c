/* Shapes and types that tests have to build and to look at. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct ring {
  int value;
  struct ring *next;
};

typedef struct {
  double x, y;
  float weight;
} point;

enum colour { RED, GREEN = 5, BLUE = -2 };

struct mixed {
  unsigned low : 3;
  signed high : 5;
  enum colour colour;
  char name[8];
  union {
    long whole;
    struct {
      short first, second;
    };
    struct ring *link;
  } as;
  const int fixed;
  int grid[2][2];
};

struct graph {
  struct graph *edges[3];
  unsigned char mark;
};

static int counter = 3;
static struct ring *saved;
unsigned long limit = 10;

/* Does the list come back to its first node? */
int is_ring(const struct ring *list) {
  const struct ring *at = list;
  for (int i = 0; i < 20 && at != NULL; i++) {
    at = at->next;
    if (at == list) return i + 1;
  }
  return 0;
}

static struct ring *keep(struct ring *node) {
  struct ring *before = saved;
  saved = node;
  counter++;
  if (node != NULL && node == before) counter = -counter;
  return before;
}

void swap_nodes(struct ring **a, struct ring **b) {
  if (a == b || a == NULL || b == NULL) return;
  struct ring *was = *a;
  *a = *b;
  *b = was;
}

struct ring *copy(const struct ring *from) {
  if (from == NULL || from->value == 7) return NULL;
  struct ring *node = malloc(sizeof *node);
  if (node == NULL) return NULL;
  node->value = from->value;
  node->next = from->next == from ? node : NULL;
  return node;
}

int drop_all(struct ring *list, int most) {
  int dropped = 0;
  while (list != NULL && dropped < most) {
    struct ring *next = list->next;
    free(list);
    list = next;
    dropped++;
  }
  return dropped;
}

point middle(point a, point b) {
  point m = {(a.x + b.x) / 2, (a.y + b.y) / 2, a.weight};
  if (a.weight < b.weight) m.weight = b.weight;
  return m;
}

long double longest(const point *points, int count) {
  long double best = 0;
  for (int i = 0; i < count && i < 2; i++)
    if (points[i].x > best) best = points[i].x;
  return best / 3;
}

enum colour paint(struct mixed *m, _Bool deep) {
  if (m->low > 3u && m->high < 0) m->low--;
  if (deep) {
    m->grid[1][0] += m->fixed & 15;
    m->name[0] = m->colour == GREEN ? 'g' : '?';
  }
  return m->colour == BLUE ? RED : BLUE;
}

short narrow(struct mixed *m) {
  if (m->high == 1) m->as.first = 4;
  return (short)(m->low + 1);
}

int visit(struct graph *g, int depth) {
  if (g == NULL || g->mark || depth > 5) return 0;
  g->mark = 200;
  int sum = 1;
  for (int i = 0; i < 3; i++) sum += visit(g->edges[i], depth + 1);
  return sum;
}

int apply(int (*f)(const struct ring *), struct ring *list) {
  if (f == NULL) return -1;
  return f(list) + 1;
}

char *join(const char *a, const char *b) {
  char *all = malloc(strlen(a) + strlen(b) + 1);
  if (all == NULL) return NULL;
  return strcat(strcpy(all, a), b);
}

unsigned upper(char *text) {
  unsigned changed = 0;
  for (; *text != '\0'; text++)
    if (*text >= 'a' && *text <= 'z') {
      *text = (char)(*text - 'a' + 'A');
      changed++;
    }
  return changed;
}

int leave(int status) {
  if (status > 2) exit(status & 7);
  if (status < -2) abort();
  return status;
}

unsigned long read_number(void) {
  unsigned long n = 0;
  int c;
  while ((c = getchar()) >= '0' && c <= '9' && n < limit) n = n * 10 + (unsigned long)(c - '0');
  return n;
}

void *opaque(void *p, size_t n) {
  if (n == 1) return NULL;
  return p;
}

int main(int argc, char **argv) {
  return argc > 1 && argv[1] != NULL;
}
