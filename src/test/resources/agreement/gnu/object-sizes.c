/* Sizes of objects that need no optimiser, functions that check them, addresses in the frame. */
#include <stdio.h>
#include <string.h>

struct parts { char head[8]; int count; char tail[20]; };
static struct parts whole;

int main(void) {
  char line[10];
  int number = 0;
  struct parts local;
  printf("%zu %zu\n", __builtin_object_size(line, 0), __builtin_object_size(&line[3], 1));
  printf("%zu %zu\n", __builtin_object_size(&number, 0), __builtin_object_size(&whole, 0));
  printf("%zu %zu\n", __builtin_object_size(whole.tail, 0), __builtin_object_size(whole.tail, 1));
  printf("%zu\n", __builtin_object_size(&local.head[3], 1));
  __builtin___memcpy_chk(line, "hello", 6, __builtin_object_size(line, 0));
  __builtin___snprintf_chk(line + 5, 4, 0, 5, "%d", 123456);
  printf("%s %d\n", line, __builtin_frame_address(0) != 0);
  printf("%s %d\n", __builtin_FUNCTION(), __builtin_LINE());
  return number;
}
