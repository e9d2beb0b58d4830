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
