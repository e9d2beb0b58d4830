#include <cstdio>
#include <cstdlib>
#include <new>
struct Counted { static int live; static void *operator new(std::size_t n) { std::printf("new %zu\n", n); return std::malloc(n); } static void operator delete(void *p) { std::printf("delete\n"); std::free(p); } Counted() { live++; } ~Counted() { live--; } int x[3]; };
int Counted::live = 0;
struct Cell { int v; Cell(int v = 4) : v(v) {} ~Cell() { std::printf("~%d ", v); } };
int main() {
  Counted *c = new Counted;
  std::printf("%d\n", Counted::live);
  delete c;
  int n = 3;
  Cell *cells = new Cell[n];
  cells[1].v = 9;
  delete[] cells;
  alignas(Cell) unsigned char raw[sizeof(Cell)];
  Cell *placed = new (raw) Cell(5);
  placed->~Cell();
  int *p = new int(7), *q = new int[2]{1, 2}, *z = new int[3]();
  std::printf("%d %d %d %d\n", *p, q[1], z[2], Counted::live);
  delete p;
  delete[] q;
  delete[] z;
  double *d = new (std::nothrow) double(2.5);
  std::printf("%.1f\n", *d);
  delete d;
}
