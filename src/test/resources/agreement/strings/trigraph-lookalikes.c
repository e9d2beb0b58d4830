/* gcc leaves trigraphs alone unless a standard is asked for. */
#include <stdio.h>

int main(void) {
  const char *all[] = {"??(", "??=x", "???)", "a??/b", "\??!", "\\??<", "what??", "????'"};
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++) printf("%s %zu\n", all[i], i);
  printf("%zu %zu %d\n", sizeof "??-", sizeof "?" "?>", '??(' == 0x3f3f28);
  puts("wrong??" "!" " right??");
  return 0;
}
