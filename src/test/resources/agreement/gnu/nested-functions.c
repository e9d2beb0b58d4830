#include <stdio.h>
#include <stdlib.h>

/* Functions inside functions: what they see of the one around them, and pointers to them. */

struct pair {
  int a, b;
};

static int apply(int (*f)(int), int value) { return f(value); }

static int counted(void) {
  int total = 0;
  int add(int value) {
    total += value;
    return total;
  }
  for (int i = 0; i < 5; i++) apply(add, i);
  return total + add(100);
}

static int recursive(int n) {
  auto int odd(int);
  int calls = 0;
  int even(int k) {
    calls++;
    return k == 0 ? 1 : odd(k - 1);
  }
  int odd(int k) {
    calls++;
    return k == 0 ? 0 : even(k - 1);
  }
  return even(n) * 1000 + calls;
}

/* Each activation has its own function; the outer ones are called from the innermost. */
static int activations(int n, int (*outer)(void)) {
  int mine(void) { return n * 10 + (outer ? outer() : 0); }
  return n == 0 ? mine() : activations(n - 1, mine);
}

static int deeper(int a, int b) {
  int middle(int c) {
    int inner(int d) {
      a++;
      return d == 0 ? a + b + c : middle(d - 1);
    }
    return inner(c);
  }
  return middle(3) * 100 + a;
}

static int of_all_kinds(int n) {
  int row[n], grid[n][3];
  struct pair p = {1, 2};
  const char *text = "abc";
  double d = 0.5;
  unsigned char byte = 250;
  struct pair swapped(struct pair q) {
    static int calls;
    calls++;
    return (struct pair){q.b + p.a + calls, q.a + n};
  }
  void set(void) {
    row[n - 1] = sizeof row / sizeof *row;
    grid[1][2] = sizeof grid;
    d *= 3;
    byte += 10;
    text++;
  }
  set();
  p = swapped(p);
  struct pair (*pointer)(struct pair) = swapped;
  p = pointer(p);
  printf("%d %d %g %d %s %d %d\n", row[n - 1], grid[1][2], d, byte, text, p.a, p.b);
  return p.a;
}

static int old_style(int base) {
  int scaled(x, by) short x;
  float by;
  { return base + (int) (x * by); }
  return scaled(3, 2.5);
}

int main(void) {
  int comparisons = 0, numbers[] = {5, 3, 9, 1, 7};
  int order(const void *x, const void *y) {
    comparisons++;
    return *(const int *) x - *(const int *) y;
  }
  qsort(numbers, 5, sizeof *numbers, order);
  printf("%d %d %d\n", numbers[0], numbers[4], comparisons > 3);
  printf("%d %d %d\n", counted(), recursive(6), recursive(7));
  printf("%d %d\n", activations(0, 0), activations(9, 0));
  printf("%d %d %d\n", deeper(1, 2), of_all_kinds(4), old_style(7));
  return 0;
}
