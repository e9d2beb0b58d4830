/* The same, put right; what they ask of their callers is marked with the note's words. */
#include <limits.h>
#include <stdarg.h>
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

struct ring {
  struct node *head, *tail;
};

static int squares[10];

int checked_first(struct node *p) {
  if (p == NULL) return -1;
  return p->value;
}

int second(struct node *list) {
  if (list == NULL || list->next == NULL) return 0;
  return list->next->value;
}

/* Never asks. */
int value_of(const struct node *p) { // needs non-NULL p
  return p->value;
}

int mean(const int a[], int n) { // needs n <= length of a
  long long sum = 0;
  if (n <= 0) return 0;
  for (int i = 0; i < n; i++) sum += a[i];
  return (int)(sum / n);
}

struct node *push_front(struct node *list, int value) {
  struct node *fresh = malloc(sizeof *fresh);
  if (fresh == NULL) return NULL;
  fresh->value = value;
  fresh->next = list;
  return fresh;
}

void free_all(struct node *list) { // needs pointers that lead to different objects
  while (list != NULL) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
}

void drop_both(struct node *a, struct node *b) { // needs pointers that lead to different objects
  free(a);
  free(b);
}

int square_of(int i) {
  return i >= 0 && i < 10 ? squares[i] : -1;
}

char *copy(const char *s) { // needs non-NULL s
  char *t = malloc(strlen(s) + 1);
  if (t != NULL) strcpy(t, s);
  return t;
}

int sum(int a, int b) {
  if (b > 0 && a > INT_MAX - b) return INT_MAX;
  if (b < 0 && a < INT_MIN - b) return INT_MIN;
  return a + b;
}

int bit(int n) {
  return n >= 0 && n < 31 ? 1 << n : 0;
}

char *two_blocks(char **other) { // needs non-NULL other
  char *one = malloc(8);
  if (one == NULL) return NULL;
  *other = malloc(8);
  if (*other == NULL) {
    free(one);
    return NULL;
  }
  return one;
}

/* What the size can be, others see to. */
int push(struct stack *s, int x) { // needs s->size in range
  if (s->size == 4) return 0;
  s->items[s->size++] = x;
  return 1;
}

/* The tail is there when the head is. */
void append(struct ring *r, struct node *fresh) { // needs non-NULL r->tail
  fresh->next = NULL;
  if (r->head == NULL)
    r->head = fresh;
  else
    r->tail->next = fresh;
  r->tail = fresh;
}

int countdown(int n) {
  if (n <= 0) return 0;
  return countdown(n - 1);
}

int sign(int n) {
  int s = 0;
  if (n > 0) s = 1;
  if (n < 0) s = -1;
  return s;
}

int is_vowel(const char *s) {
  static const char table[128] = {['a'] = 1, ['e'] = 1, ['i'] = 1, ['o'] = 1, ['u'] = 1};
  return s[0] >= 0 ? table[(int)s[0]] : 0;
}

void shift_up(char *s, int n) {
  if (n > 1 && n < 8) memmove(s + 1, s, (size_t)n);
}

void long_name(const char *name, char initials[2]) {
  char buffer[8];
  strncpy(buffer, name, sizeof buffer - 1);
  buffer[7] = '\0';
  initials[0] = buffer[0];
  initials[1] = '\0';
}

int apply(int (*f)(int), int x) { // needs non-NULL f
  return f(x);
}

char last_letter(const char *s) { // needs non-NULL s
  return s[0] == '\0' ? '\0' : s[strlen(s) - 1];
}

char before(const char *s) {
  return s[-1];
}

struct plate {
  char letters[3];
  int number;
};

int repaint(struct plate *p, unsigned at) { // needs non-NULL p
  if (at > 2) return -1;
  p->letters[at] = '?';
  return p->number;
}

/* The mark is compared with NULL because it starts as that, not because text may be. */
int after_last(const char *text, char c) { // needs non-NULL text
  const char *mark = 0;
  while (*text) {
    if (*text == c)
      mark = text;
    text++;
  }
  if (mark)
    return mark[1];
  return -1;
}

struct folder {
  struct folder *above;
};

/* What is compared with NULL is the folder above, not the one that is given. */
int level(const struct folder *f) { // needs non-NULL f
  int level = 0;
  while ((f = f->above) != 0 && level < 9)
    level++;
  return level;
}

int total(int n, ...) { // needs as many further arguments as n says
  va_list all;
  unsigned sum = 0;
  va_start(all, n);
  for (int i = 0; i < n; i++)
    sum += va_arg(all, unsigned);
  va_end(all);
  return sum > 7;
}

enum kind { NUMBER, STRING, LIST };

struct value {
  enum kind kind;
  union {
    double number;
    const char *string;
    struct {
      struct value **items;
      unsigned long length;
    } list;
  } u;
};

/* Which of the members that share bytes is there, only the code knows. */
int first_kind(const struct value *v) { // needs non-NULL v->u.list.items
  if (v->kind == LIST && v->u.list.length)
    return v->u.list.items[0] ? v->u.list.items[0]->kind : -1;
  return v->kind;
}

int initial(const struct value *v) { // needs non-NULL v->u.string
  return v->kind == STRING ? v->u.string[0] : v->u.number > 1;
}

struct row {
  int length;
  int cells[];
};

/* Where an array has no length of its own, only the caller knows it. */
int last_cell(const struct row *r) { // needs more elements in cells of struct row
  return r->length > 0 ? r->cells[r->length - 1] : -1;
}

struct page {
  unsigned char *bytes;
};

/* Both pointers are followed at one place; neither alone is to blame. */
void fill_page(struct page *p, const unsigned char *from, unsigned long n) { // needs non-NULL p->bytes
  memcpy(p->bytes, from, n & 1);
}

enum figure { CIRCLE, BOX, POLYGON };

struct drawing {
  enum figure figure;
  int corners;
  const int *x;
};

/* A kind is no length, even if another one would do no harm. */
int widest(struct drawing *const *d) { // needs (*d)->corners <= length of x of struct drawing
  int most = 0;
  if ((*d)->figure == POLYGON)
    for (int i = 0; i < (*d)->corners; i++)
      if ((*d)->x[i] > most)
        most = (*d)->x[i];
  return most;
}

struct branch {
  struct branch *parent, *left, *right;
  int red;
};

/* A red node is not the root: that parent may be NULL says nothing of the parent's parent. */
int recolour(struct branch *n) { // needs non-NULL n->parent->parent
  while (n->parent && n->parent->red) {
    n->parent->red = 0;
    n = n->parent->parent;
    n->red = 1;
  }
  return n->red;
}

/* The right one becomes the upper one, so it is there. */
void rotate(struct branch *x) { // needs non-NULL x->right
  struct branch *y = x->right;
  x->right = y->left;
  if (y->left != NULL)
    y->left->parent = x;
  y->left = x;
}

struct palette {
  int *colours;
};

struct palette *palette(void) {
  struct palette *p = malloc(sizeof *p);
  if (p == NULL)
    return NULL;
  p->colours = calloc(4, sizeof *p->colours);
  if (p->colours == NULL) {
    free(p);
    return NULL;
  }
  return p;
}

/* What is checked is the member of the new one. */
struct palette *copy_first(const struct palette *other) { // needs non-NULL other->colours
  struct palette *p = palette();
  if (p != NULL)
    p->colours[0] = other->colours[0];
  return p;
}

struct entry {
  int used, key;
};

/* Who keeps the table keeps an entry free. */
int lookup(const struct entry *table, unsigned n, int key) { // needs table->used in range
  unsigned i = 0;
  if (n == 0)
    return 0;
  while (table[i].used && table[i].key != key)
    i = (i + 1) % n;
  return table[i].used;
}

/* Two entries are the same one or apart, and none begins within a member of another. */
int begins_within(const struct entry *a, // needs pointers that are aligned for what they lead to
                  const struct entry *b) {
  if ((const char *)a == (const char *)b + 1)
    return a->key;
  return 0;
}

struct strip {
  char *start;
  size_t used, room;
};

/* How much is used is what the program keeps there. */
char *strip_end(struct strip *s) { // needs non-NULL s->start
  return s->start + s->used;
}

/* Only the caller knows how many there are. */
const char *last_of(const char *first, size_t n, size_t size) { // needs non-NULL first
  return first + n * size;
}

struct hook {
  struct hook *prev, *next;
};

struct bead {
  int colour;
  struct hook link;
};

/* A ring leads back to where it begins, and never to NULL. */
int beads(const struct hook *head, int colour) { // needs non-NULL head->next
  int n = 0;
  for (const struct hook *p = head->next; p != head; p = p->next) {
    const struct bead *b = (const struct bead *)((const char *)p - offsetof(struct bead, link));
    if (b->colour == colour)
      n = 1;
  }
  return n;
}

/* What is compared are pointers to strings, as qsort hands them over. */
int by_first(const void *a, const void *b) {
  return **(char *const *)a - **(char *const *)b;
}

struct coded {
  int value;
  size_t next;
};

/* A number that stands for a pointer is kept by the program. */
int second_coded(const struct coded *c) { // needs c->next in range
  return c->next == 0 ? 0 : ((const struct coded *)c->next)->value;
}

static const char *rest;

/* Who begins to read sets it. */
int next_letter(void) { // needs non-NULL rest
  return *rest ? *rest++ : 0;
}

struct rows {
  int n, *starts, *columns;
};

/* Where rows start is what the program keeps there, too. */
int first_column(const struct rows *r, int row) {
  if (row < 0 || row >= r->n)
    return -1;
  return r->columns[r->starts[row]];
}

struct writer {
  char *text;
  size_t length, room;
};

/* No text is longer than the room for it. */
int write_letter(struct writer *w, char c) { // needs w->length in range
  if (w->length + 1 > w->room) {
    char *more = realloc(w->text, w->room * 2 + 1);
    if (more == NULL)
      return -1;
    w->text = more;
    w->room = w->room * 2 + 1;
  }
  w->text[w->length++] = c;
  return 0;
}
