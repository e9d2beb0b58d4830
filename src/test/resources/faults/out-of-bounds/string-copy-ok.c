// strcpy into an array that is large enough.
#include <stdio.h>
#include <string.h>

struct label {
  int id;
  char text[12];
};

int main(void) {
  const char *names[] = {"short", "fitting", "overlong!"};
  for (int i = 0; i < 3; i++) {
    struct label label = {.id = i};
    strcpy(label.text, names[i]);
    printf("%d %s\n", label.id, label.text);
    fflush(stdout);
  }
  return 0;
}
