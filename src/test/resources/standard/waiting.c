/* Loops that wait for something that no test brings about. */
volatile unsigned status;

int waited(void) {
  status = 1;
  while (status & 1)
    ;
  return 2;
}

int waited_for_long(unsigned most) {
  status = 1;
  for (unsigned i = 0; i < most; i++) {
    if (!(status & 1))
      return 1;
  }
  return 0;
}

/* With fill it counts for longer than any run lasts; only without does it come to the pointer. */
int padded(char *out, int fill) {
  unsigned long places = 0;
  if (fill)
    while (places != -1ul)
      places++;
  *out = 0;
  return 1;
}
