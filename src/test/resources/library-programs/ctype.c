#include <ctype.h>
#include <stdio.h>

/* Each class once as the macro and once as the function. */
#define BOTH(is) printf(" %d %d", is(c), (is)(c))

int main(void) {
  for (int c = -128; c < 256; c++) {
    printf("%d:", c);
    BOTH(isalnum), BOTH(isalpha), BOTH(isblank), BOTH(iscntrl), BOTH(isdigit), BOTH(isgraph), BOTH(islower);
    BOTH(isprint), BOTH(ispunct), BOTH(isspace), BOTH(isupper), BOTH(isxdigit), BOTH(isascii), BOTH(toascii);
    BOTH(tolower), BOTH(toupper);
    printf(" %d %d\n", (*__ctype_tolower_loc())[c], (*__ctype_toupper_loc())[c]);
  }
  printf("%d %d %d\n", tolower('A'), toupper(EOF), toupper('z'));
}
