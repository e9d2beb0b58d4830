// A character outside the table's range is looked up.
#include <stdio.h>

static const short scores[26] = {1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3,
                                 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10};

static int score(const char *word) {
  int total = 0;
  for (; *word; word++) total += scores[*word - 'a'];  // fault: out-of-bounds
  return total;
}

int main(void) {
  printf("%d\n", score("quiz"));
  fflush(stdout);
  printf("%d\n", score("jazz{"));
  return 0;
}
