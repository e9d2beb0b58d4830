// printf of integers: every conversion, flag, width, precision and length.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
  printf("[%d] [%i] [%u] [%o] [%x] [%X]\n", -42, 42, 42u, 42, 0xbeef, 0xbeef);
  printf("[%5d] [%-5d] [%05d] [%+d] [% d] [%+5d] [%-+5d]\n", 42, 42, 42, 42, 42, 42, 42);
  printf("[%.3d] [%8.3d] [%-8.3d] [%08.3d] [%.0d] [%.0d]\n", 7, 7, 7, 7, 0, 1);
  printf("[%#x] [%#X] [%#o] [%#x] [%#o] [%#010x] [%#.5o]\n", 255, 255, 8, 0, 0, 255, 8);
  printf("[%hhd] [%hd] [%hhu] [%hu]\n", 300, 70000, -1, -1);
  printf("[%ld] [%lld] [%lu] [%llx]\n", -1L, INT64_MIN + 0LL, ~0UL, 0x123456789abcdefLL);
  printf("[%zu] [%zd] [%td] [%jd] [%ju]\n", sizeof(int), (size_t)5, (ptrdiff_t)-3, (intmax_t)-9,
         (uintmax_t)9);
  printf("[%*d] [%-*d] [%.*d] [%*.*d] [%*d]\n", 6, 42, 6, 42, 4, 42, 8, 4, 42, -6, 42);
  printf("[%c] [%3c] [%-3c] [%%] [%5s]\n", 'x', 'y', 'z', "ab");
  printf("[%s] [%.2s] [%8.3s] [%-8s] [%.*s] [%.0s]\n", "text", "text", "text", "text", 3, "text",
         "text");
  printf("[%2$s %1$s]\n", "world", "hello");
  int before, after;
  int total = printf("abc%n def%n\n", &before, &after);
  printf("%d %d %d\n", before, after, total);
  printf("[% 05d] [%+05d] [%-05d] [%+.2d] [% x]\n", 42, -42, 42, 5, 5);
  printf("[%d] [%d] [%u]\n", INT32_MAX, INT32_MIN, UINT32_MAX);
  printf("[%p] [%5c|%-5c]\n", (void *)0, 'a', 'b');
  printf("[%.10d] [%20.10d] [%-20.10x]\n", -12345, -12345, 0xabc);
  return printf("%s", "") + before;
}
