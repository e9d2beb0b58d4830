int fill(int n, int a[], int b[10], int c[static 2]);
int grid(int n, int m, double cells[n][m]);
int cube(int n, int cells[n][n][n]);
int apply(int f(int), int n);
int apply_all(int (*fs[])(int), int n);
int (*choose(int n))(int);
int (*rows(int n))[3];
void sort_by(void *base, unsigned long n, int order(const void *, const void *));
int pointer_to_array(int (*p)[3]);
int pointers(char *restrict *list, char *const restrict name);

int use_fill(int n, int a[10]) {
  if (n < 0 || n > 3) return -1;
  if (fill(n, a, a, a) > 4) return 1;
  return a[n] == 3;
}

int use_grid(int n) {
  double cells[2][2] = {{0}};
  int cubes[1][1][1] = {{{0}}};
  if (n == 2 && grid(2, 2, cells) == 1) return 1;
  if (cube(1, cubes) == 3) return 2;
  return 0;
}

static int twice(int n) { return 2 * n; }

int use_functions(int n) {
  int (*fs[2])(int) = {twice, twice};
  if (apply(twice, n) > 5) return 1;
  if (apply_all(fs, 2) > 6) return 2;
  if (choose(n) == twice) return 3;
  if (rows(n) == 0) return 4;
  return 0;
}

int use_sort(int *p, int n) {
  if (p == 0 || n < 1) return 0;
  sort_by(p, n, 0);
  return p[0] == 1 ? 1 : 2;
}

int own(int f(int), int n) {
  if (f == 0) return -1;
  if (f(n) > 10) return 1;
  return 0;
}

int matrix(int n, int m, int a[n][m]) {
  if (n != 2 || m != 2) return -1;
  if (a[1][1] == 7) return 1;
  return 0;
}

int use_pointers(char *name, char **list, int (*p)[3]) {
  if (pointers(list, name) == 2) return 1;
  if (pointer_to_array(p) == 3) return 2;
  return 0;
}
