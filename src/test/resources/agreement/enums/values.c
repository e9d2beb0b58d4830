// Enumerators count on from the last value; they are ints.
#include <stdio.h>

enum colour { RED, GREEN = 5, BLUE, CYAN = BLUE + 10, BLACK = -3, GREY, SAME = GREEN };
enum { LIMIT = 4, SQUARE = LIMIT * LIMIT };
enum big { HUGE_ONE = 0x7fffffff };
typedef enum { OFF, ON } toggle;

static const char *name(enum colour c) {
  switch (c) {
    case RED: return "red";
    case GREEN: return "green";
    case BLUE: return "blue";
    case CYAN: return "cyan";
    case BLACK: return "black";
    case GREY: return "grey";
  }
  return "none";
}

int main(void) {
  enum colour all[] = {RED, GREEN, BLUE, CYAN, BLACK, GREY, SAME};
  for (int i = 0; i < (int)(sizeof all / sizeof all[0]); i++)
    printf("%s=%d\n", name(all[i]), all[i]);

  int table[SQUARE];
  for (int i = 0; i < SQUARE; i++) table[i] = i / LIMIT;
  printf("%d %d\n", table[SQUARE - 1], SQUARE);

  toggle t = OFF;
  t = !t;
  printf("%d %d\n", t == ON, t + GREEN);
  enum colour c = GREEN;
  c++;
  printf("%s %s\n", name(c), name((enum colour)99));
  printf("%zu %zu %zu\n", sizeof(enum colour), sizeof RED, sizeof(enum big));
  printf("%d %d\n", (enum colour)-1 < 0, BLACK < 0u);
  return GREY + 10;
}
