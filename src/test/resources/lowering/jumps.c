/* goto into and out of loops; what is unreachable keeps its numbers and loses its blocks. */
int jumps(int n) {
  int i = 0;
  if (n < 0) goto inside;
  while (i < n) {
    i += 2;
  inside:
    i++;
    if (i == 7) goto out;
  }
  return i;
  i = 99;
out:
  return -i;
}

int labels(int n) {
  goto skip;
  {
    int x = 3;
  again:
    x = n;
    n -= x;
  skip:
    if (n > 10) goto again;
  }
  return n;
}

int missing(int n) {
  if (n) return 1;
}

int main(void) {}
