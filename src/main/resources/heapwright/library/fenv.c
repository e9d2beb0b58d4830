/*
 * fenv.h: the machine rounds to nearest and keeps no flags. Another direction is refused, as the
 * standard allows; flags that were never raised are there to be cleared and tested.
 */

int fegetround(void) { return 0; }

int fesetround(int direction) { return direction == 0 ? 0 : 1; }

int feclearexcept(int exceptions) {
  (void)exceptions;
  return 0;
}

int feraiseexcept(int exceptions) {
  (void)exceptions;
  return 0;
}

int fetestexcept(int exceptions) {
  (void)exceptions;
  return 0;
}

int fegetexcept(void) { return 0; }

int fegetexceptflag(unsigned short *flags, int exceptions) {
  (void)exceptions;
  *flags = 0;
  return 0;
}

int fesetexceptflag(const unsigned short *flags, int exceptions) {
  (void)flags;
  (void)exceptions;
  return 0;
}

/* As glibc lays it out; all of it is as a process finds it at its start. */
struct environment {
  unsigned short words[14];
  unsigned int status;
};

static const struct environment initial = {
    {0x37f, 0xffff, 0, 0xffff, 0xffff, 0xffff, 0, 0, 0, 0, 0, 0, 0, 0xffff}, 0x1f80};

int fegetenv(struct environment *environment) {
  *environment = initial;
  return 0;
}

int feholdexcept(struct environment *environment) {
  *environment = initial;
  return 0;
}

int fesetenv(const struct environment *environment) {
  (void)environment;
  return 0;
}

int feupdateenv(const struct environment *environment) {
  (void)environment;
  return 0;
}
