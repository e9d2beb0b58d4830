#pragma GCC diagnostic error "-Wunused"
#pragma pack(push, 2)
struct packed { char c; int n; };
#pragma pack(pop)
typedef int aligned_int __attribute__((aligned(16)));
struct holds { aligned_int n; char tail; } __attribute__((aligned(32)));
_Static_assert(sizeof(struct packed) == 6, "packed");
int pure_one(int) __attribute__((pure, warn_unused_result));
int const_one(int) __attribute__((__const__, nothrow, leaf));
void *alloc(unsigned long) __attribute__((malloc, alloc_size(1), returns_nonnull));
int print(const char *, ...) __attribute__((format(printf, 1, 2)));
int named(int) __asm__("other_name");
int hidden(int) __attribute__((visibility("hidden"), weak));
int old_one(int) __attribute__((deprecated("use another")));
int never_null(int *p, int *q) __attribute__((nonnull(1)));
extern int aligned_one __attribute__((aligned(64)));
typedef union { int *i; float *f; } either __attribute__((transparent_union));
int takes(either e);
static inline __attribute__((always_inline)) int quick(int n) { return n > 2; }
__attribute__((constructor)) static void begin(void) {}

int use(int n, struct packed *p, struct holds *h) {
  if (pure_one(n) > 3) return 1;
  if (const_one(n) < 0) return 2;
  if (print("%d", n) == 4) return 3;
  if (named(n) == 5) return 4;
  if (old_one(n) == 6) return 5;
  if (never_null(&n, 0) == 2) return 6;
  if (takes(&n) == 7) return 7;
  if (aligned_one == 8) return 8;
  if (p && p->n == 9) return quick(p->c);
  if (h && h->n == 4) return h->tail == 'x';
  return 0;
}

int allocating(int n) {
  char *p = alloc(n);
  if (p[0] == 0) return 1;
  return 0;
}

int weak_one(int n) {
  if (hidden && hidden(n) == 2) return 1;
  return 0;
}

__attribute__((returns_nonnull)) void *grow(void *items, long *room);
struct bag { long *items; long n, room; };

/* What the stub makes up has no name in a test. */
void put(struct bag *b, long v) {
  if (b->n == b->room) b->items = grow(b->items, &b->room);
  b->items[b->n++] = v;
}
