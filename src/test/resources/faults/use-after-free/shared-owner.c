// Two holders of one object: one frees it, the other reads it.
#include <stdio.h>
#include <stdlib.h>

struct buffer {
  int users;
  char text[8];
};

struct view { struct buffer *buffer; };

static void drop(struct view *v) {
  v->buffer->users--;
  free(v->buffer);
  v->buffer = NULL;
}

int main(void) {
  struct buffer *shared = malloc(sizeof *shared);
  if (!shared) return 1;
  *shared = (struct buffer){2, "shared"};
  struct view a = {shared}, b = {shared};
  drop(&a);
  printf("%c\n", b.buffer->text[0]);  // fault: use-after-free
  return 0;
}
