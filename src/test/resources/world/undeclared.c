/* Functions of the library that no header declares: no parameters, and int where that is what they say. */
int read(), write(), sleep();
char *getenv();
long time();

int copy(from, to) int from, to; {
  char b[16];
  int n = read(from, b, 16);
  if (n < 0) return -1;
  if (n == 0) return 0;
  if (write(to, b, n) != n) return -2;
  return n > 8;
}

int stamp() {
  char *p = getenv("STAMP");
  if (p && *p == 'x') return 1;
  if (time(0) > 1000) return 2;
  return 3;
}

unsigned char pause_length(seconds) int seconds; {
  unsigned left = sleep(seconds);
  if (left > 2000000000u && left < 4000000000u) return 1;
  return left == 0;
}
