// An empty buffer is not copied at all.
#include <stdio.h>
#include <string.h>

struct buffer {
  const char *bytes;
  size_t length;
};

static size_t copy(char *target, const struct buffer *from) {
  if (from->length > 0)
    memcpy(target, from->bytes, from->length);
  return from->length;
}

int main(void) {
  char target[8];
  struct buffer full = {"abc", 3};
  struct buffer empty = {NULL, 0};
  printf("%zu\n", copy(target, &full));
  printf("%zu\n", copy(target, &empty));
  return 0;
}
