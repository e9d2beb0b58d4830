/* Counts lines, words and characters of its input. */
#include <stdbool.h>
#include <stdio.h>

int main(void) {
  int lines = 0, words = 0, characters = 0, c;
  bool inside = false;
  while ((c = getchar()) != EOF) {
    characters++;
    if (c == '\n') lines++;
    if (c == ' ' || c == '\n' || c == '\t') {
      inside = false;
    } else if (!inside) {
      inside = true;
      words++;
    }
  }
  if (c != EOF) return 1; // infeasible: 14:T - the loop ends only there
  printf("%d %d %d\n", lines, words, characters);
  return 0;
}
