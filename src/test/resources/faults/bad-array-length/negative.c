// Rows between two marks, in whichever order they come.
static int rows(int from, int to) {
  int (*table)[4];
  int counts[to - from][4];  // fault: bad-array-length
  table = counts;
  table[0][0] = 1;
  return (int)(sizeof counts / sizeof *counts);
}

int main(void) {
  return rows(2, 4) + rows(5, 3) > 9;
}
