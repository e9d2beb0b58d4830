/* Random inputs for corpus/strings. */
#include "random.h"
#define malloc scarce_malloc
#include "strings/words.c"
#include "strings/parse.c"

int main(void) {
  char a[40], b[40], c[40];
  scarce = 1;
  for (int k = 0; k < 200000; k++) {
    int e, x, y;
    unsigned char o[4];
    count_words(text(a, "a \t\nb", 6));
    is_palindrome(text(a, "ab", 5));
    trim(text(a, " a", 6));
    copy_limited(c, text(a, "ab", 6), below(8));
    compare_folded(text(a, "aAbZ", 4), text(b, "aAbZ", 4));
    glob(text(a, "a?*b", 4), text(b, "ab", 4));
    free(run_lengths(text(a, k % 9 ? "ab" : "a", 12)));
    keyword(text(a, "ifordnt ", 4));
    anagram(text(a, "abz~A", 3), text(b, "abz~A", 3));
    replace(text(a, "ab", 5), "ab"[below(2)], "abc"[below(4)]);
    replace(a, 0, 'a');
    extension(text(a, "./a", 5));
    parse_int(text(a, "+-019a", 7), &x);
    parse_int(text(a, "019", 7), &x);
    text(a, "012345", 5);
    if (strlen(a) == 5) {
      a[2] = below(9) ? ':' : '1';
      if (below(9) == 0) a[5] = '1', a[6] = 0;
    }
    parse_time(a);
    parse_time("9a:00");
    parse_time("12:77");
    parse_time("1a:77");
    parse_time("/0:00");
    brackets(text(a, "()[]x", 6));
    brackets(text(a, "((", 6));
    const char *s = text(a, "1a_ +?2", 5);
    next_token(&s);
    calculate(text(a, "12+-*/()0x", 6), &e);
    calculate("2*(3+4)", &e);
    e = 1;
    s = "1*2";
    parse_product(&s, &e);
    s = "1+2";
    parse_sum(&s, &e);
    text(a, "1290.", 9);
    parse_address(a, o);
    parse_address(below(2) ? "1.2.3.4" : "1.2.3.4x", o);
    url_decode(text(a, "%4aG+x", 5), c, below(8));
    split_setting(text(a, "k =v", 6), &x, &y);
    strcpy(a, "0306406152");
    if (below(2)) a[below(10)] = "X95a!"[below(5)];
    if (below(3) == 0) strcat(a, "1");
    isbn10(a);
    isbn10("080442957X");
    roman(text(a, "IVXLCZ", 4));
    roman("CCCCC");
  }
  return 0;
}
