/*
 * stdlib.h: rand and random. glibc adds the word of three steps ago to the word of 31 steps ago
 * (its TYPE_3 generator), so a program that sets a seed sees the same numbers here.
 */

enum { DEGREE = 31, SEPARATION = 3, WARM_UP = 310 };

/* The words of the last 31 steps; `front` is the oldest, which the next step replaces. */
static unsigned int words[DEGREE];
static int front;
static int seeded;

static unsigned int step(void) {
  int rear = (front + DEGREE - SEPARATION) % DEGREE;
  words[front] += words[rear];
  unsigned int result = words[front];
  front = (front + 1) % DEGREE;
  return result;
}

static void start(unsigned int seed) {
  /* The words start as multiples by 16807 modulo 2^31 - 1, kept in the range of a signed int. */
  int word = seed == 0 ? 1 : (int)seed;
  words[0] = (unsigned int)word;
  for (int i = 1; i < DEGREE; i++) {
    long product = 16807L * word % 2147483647L;
    word = (int)(product < 0 ? product + 2147483647L : product);
    words[i] = (unsigned int)word;
  }
  front = SEPARATION;
  seeded = 1;
  for (int i = 0; i < WARM_UP; i++) {
    step();
  }
}

static int next(void) {
  if (!seeded) {
    start(1);
  }
  return (int)(step() >> 1);
}

void srandom(unsigned int seed) { start(seed); }

long random(void) { return next(); }

void srand(unsigned int seed) { start(seed); }

int rand(void) { return next(); }

/* A generator of its own, whose whole state is the caller's: three steps make one number. */
int rand_r(unsigned int *seed) {
  unsigned int next = *seed;
  unsigned int result = 0;
  for (int i = 0; i < 3; i++) {
    next = next * 1103515245 + 12345;
    result = (result << 10) ^ (next / 65536 % (i == 0 ? 2048 : 1024));
  }
  *seed = next;
  return (int)result;
}
