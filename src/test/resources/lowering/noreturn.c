/* Control does not come back from what never returns, however it is declared. */
void die(int status) __attribute__((noreturn));
_Noreturn void quit(void);

int checked(const int *p) {
  if (!p) die(2);
  return *p > 0 ? *p : (quit(), 0);
}
