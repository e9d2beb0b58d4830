// Static initialisers with addresses: of objects, elements, members, functions.
#include <stddef.h>
#include <stdio.h>

struct node { int value; struct node *next; int *where; };

static int data[5] = {1, 2, 3, 4, 5};
static int *middle = &data[2], *end = data + 5, *back = &data[4] - 1;
static struct node c = {3, NULL, &data[0]};
static struct node b = {2, &c, &c.value};
static struct node a = {1, &b, &b.value};
static struct node ring[3] = {{10, &ring[1], 0}, {20, &ring[2], 0}, {30, ring, 0}};
static int *member = &ring[1].value;
static const char *text = "hello" + 1;
static const char *words[] = {"x", "y" "z", &"skipped"[4]};
static int add(int x) { return x + 1; }
static int (*function)(int) = add, (*also)(int) = &add;
static void *anything = &a;
static size_t size = sizeof data / sizeof data[0];
static long difference = &data[4] - &data[1];
static int truth = 3 > 2 && !(1 == 2), mask = ~0 & 0xff, chosen = 1 ? 5 : 6;
static double ratio = 1 / 4.0 + (int)2.9;
static char letter = 'a' + 2, cut = (char)0x141;
static int (*rows)[5] = &data;
static int forward;
static int *early = &forward;
static int forward = 77;

int main(void) {
  printf("%d %td %d\n", *middle, end - data, *back);
  for (struct node *n = &a; n; n = n->next) printf("%d/%d ", n->value, *n->where);
  printf("\n%d %d\n", ring[2].next->value, *member);
  printf("%s %s %s %s\n", text, words[0], words[1], words[2]);
  printf("%d %d %d\n", function(1), also(2), function == also);
  printf("%d\n", ((struct node *)anything)->next->value);
  printf("%zu %ld %d %d %d\n", size, difference, truth, mask, chosen);
  printf("%g %c %c\n", ratio, letter, cut);
  printf("%d %d\n", (*rows)[3], *early);
  *middle = 50;
  printf("%d\n", data[2]);
  return *early;
}
