// The tag of a union is looked at before its pointer is followed.
#include <stdio.h>

struct value {
  enum { NUMBER, TEXT } tag;
  union {
    long number;
    const char *text;
  };
};

static char first(const struct value *v) {
  return v->tag == TEXT ? v->text[0] : '?';
}

int main(void) {
  struct value values[] = {{TEXT, .text = "abc"}, {NUMBER, .number = 42}};
  for (int i = 0; i < 2; i++) {
    printf("%c\n", first(&values[i]));
    fflush(stdout);
  }
  return 0;
}
