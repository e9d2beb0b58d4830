// A copy of a list that may be empty.
static int last(const int *list, int n) {
  int copy[n];  // fault: bad-array-length
  for (int i = 0; i < n; i++) copy[i] = list[i];
  return n > 0 ? copy[n - 1] : -1;
}

int main(void) {
  int list[] = {3, 1, 4};
  return last(list, 3) + last(list, 0) == 3 ? 0 : 1;
}
