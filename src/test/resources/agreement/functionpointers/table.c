// A table of functions chosen by name or by index.
#include <stdio.h>
#include <string.h>

typedef int operation(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static int quotient(int a, int b) { return b ? a / b : 0; }

static const struct {
  const char *name;
  operation *apply;
} operations[] = {{"add", add}, {"sub", &sub}, {"mul", mul}, {"div", quotient}};

static operation *find(const char *name) {
  for (size_t i = 0; i < sizeof operations / sizeof *operations; i++)
    if (strcmp(operations[i].name, name) == 0) return operations[i].apply;
  return NULL;
}

static int fold(operation *f, const int *values, int n, int start) {
  for (int i = 0; i < n; i++) start = f(start, values[i]);
  return start;
}

int main(void) {
  for (int i = 0; i < 4; i++)
    printf("%s: %d\n", operations[i].name, operations[i].apply(17, 5));
  const char *names[] = {"mul", "pow", "sub"};
  for (int i = 0; i < 3; i++) {
    operation *f = find(names[i]);
    if (f)
      printf("%s %d %d\n", names[i], f(6, 7), (*f)(7, 6));
    else
      printf("%s is unknown\n", names[i]);
  }
  int values[] = {1, 2, 3, 4};
  printf("%d %d\n", fold(add, values, 4, 0), fold(find("mul"), values, 4, 1));
  int (*array[2])(int, int) = {sub, add};
  printf("%d %d %d\n", array[0](1, 2), (**array[1])(1, 2), (****sub)(9, 4));
  printf("%d %d\n", find("add") == add, find("div") == mul);
  return fold(sub, values, 4, 50);
}
