/* A guessing game with a fixed secret and at most four guesses. */
#include <stdio.h>
#include <stdlib.h>

static int judge(long guess, long secret) {
  if (guess < secret) return -1;
  if (guess > secret) return 1;
  if (guess != secret) return 2; // infeasible: 5:T - trichotomy
  return 0;
}

int main(void) {
  char line[8];
  for (int round = 0; round < 4; round++) {
    char *end;
    if (fgets(line, sizeof line, stdin) == NULL) return 2;
    long guess = strtol(line, &end, 10);
    if (end == line || (*end != '\n' && *end != '\0')) {
      puts("a number, please");
      continue;
    }
    switch (judge(guess, 37)) { // infeasible: 9:default - the answers of judge are -1, 0 and 1
      case -1: puts("more"); break;
      case 1: puts("less"); break;
      case 0: return 0;
      default: return 3;
    }
  }
  return 1;
}
