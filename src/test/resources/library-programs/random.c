#include <stdio.h>
#include <stdlib.h>

int main(void) {
  static const unsigned int seeds[] = {0, 1, 2, 42, 2147483647u, 2147483648u, 4294967295u, 123456789u};
  for (int i = 0; i < 400; i++) printf("%d ", rand()), printf("%ld\n", random());
  for (int s = 0; s < 8; s++) {
    unsigned int own = seeds[s];
    srand(seeds[s]);
    for (int i = 0; i < 50; i++) printf("%d %d\n", rand(), rand_r(&own));
    srandom(seeds[s] + 1);
    printf("%ld\n", random());
  }
  unsigned short words[3] = {1, 0x8000, 65535}, parameters[7] = {1, 2, 3, 4, 5, 6, 7};
  for (int i = 0; i < 20; i++) printf("%.17g ", drand48()), printf("%ld ", lrand48()), printf("%ld\n", mrand48());
  for (long seed = -3; seed < 4; seed++) {
    srand48(seed * 1234567891L);
    for (int i = 0; i < 20; i++) printf("%.17g ", drand48()), printf("%ld ", lrand48()), printf("%ld\n", mrand48());
  }
  for (int i = 0; i < 20; i++) printf("%.17g ", erand48(words)), printf("%ld ", nrand48(words)), printf("%ld\n", jrand48(words));
  unsigned short *old = seed48(words);
  printf("%d %d %d %ld\n", old[0], old[1], old[2], mrand48());
  lcong48(parameters);
  for (int i = 0; i < 20; i++) printf("%.17g ", drand48()), printf("%ld ", lrand48()), printf("%ld ", mrand48()), printf("%ld\n", nrand48(words));
}
