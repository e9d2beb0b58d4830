/* The aliasing sequence: which of the decisions can be, propagation alone tells. */

int i;

int sequence(int *p) {
  i = i + 1;
  if (i > 10) p = &i;
  *p = *p + 5;
  if (i < 16)
    return 1; // goal
  return 0;
}
