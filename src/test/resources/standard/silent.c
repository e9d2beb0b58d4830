/* Loops that go on until the outside answers otherwise than with zero. */
int next_event(void);
unsigned pending(void);
void poll_status(int *done);
void note(int round);

int drained(void) {
  int n = 0;
  while (next_event() == 0)
    n++;
  if (n == 1)
    return 1;
  return 0;
}

int drained_twice(void) {
  int n = 0;
  while (next_event() == 0)
    n++;
  while (pending() < 1)
    n++;
  return n;
}

int polled(void) {
  int done;
  do
    poll_status(&done);
  while (!done);
  return done;
}

int long_loop(void) {
  int i;
  for (i = 0; i < 30000; i++)
    note(i);
  return i;
}
