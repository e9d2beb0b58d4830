/* Prints the longest line of its input. */
#include <stdio.h>
#include <string.h>

enum { LINE = 16 };

int main(void) {
  char line[LINE], longest[LINE] = "";
  int cut = 0;
  while (fgets(line, LINE, stdin) != NULL) {
    size_t n = strlen(line);
    if (n >= LINE) return 1; // infeasible: 5:T - fgets leaves room for the end
    if (n > 0 && line[n - 1] == '\n')
      line[n - 1] = '\0';
    else
      cut++;
    if (strlen(line) > strlen(longest)) strcpy(longest, line);
  }
  if (longest[0] == '\0') {
    puts("nothing");
    return 2;
  }
  puts(longest);
  return cut > 1 ? 3 : 0;
}
