#include <stdio.h>
#include <string.h>

extern int __xpg_strerror_r(int number, char *buffer, size_t size);

int main(void) {
  for (int i = -2; i < 140; i++) {
    char small[12] = "", large[64] = "", tiny[1] = "";
    printf("%d %s %s", i, strerror(i), strerror_r(i, small, sizeof small));
    printf(" %d %s", __xpg_strerror_r(i, large, sizeof large), large);
    printf(" %d %s %d %s", __xpg_strerror_r(i, small, sizeof small), small, __xpg_strerror_r(i, tiny, 1), tiny);
    printf(" %s\n", strsignal(i));
  }
}
