/* Declarations of which we do not know how to write a stub: that costs no test of other functions. */
int measure(int);
static int absent(int) __attribute__((weakref("absent_target")));
extern int foreign(int, ...) __attribute__((ms_abi));

int sign(int x) { return x < 0 ? -1 : x > 0; }

int measured(int x) {
  if (measure(x) > 10) return 1;
  return 0;
}

int asked(int x) { return absent(x) + foreign(x, x); }
