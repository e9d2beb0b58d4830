typedef const char *const label_t;
typedef const int limit_t;
typedef char *const *table_t;
typedef const struct { int x; int y; } fixed_point;
typedef int row_t[4];
typedef const row_t const_row_t;

extern limit_t limit;
label_t name_of(limit_t n);
table_t names(void);
const char *const *words(const int count);
int weigh(const fixed_point *p, const_row_t *rows);
const int answer(void);

int compare(limit_t n) {
  if (n > answer()) return 1;
  if (name_of(n) == 0) return 2;
  return 0;
}

int first(void) {
  table_t t = names();
  if (t == 0) return 0;
  if (words(3) == 0) return 1;
  return 2;
}

int heavy(const fixed_point *p, const_row_t *rows) {
  if (p == 0 || rows == 0) return -1;
  if (p->x > p->y) return weigh(p, rows);
  return rows[0][1] == 5;
}
