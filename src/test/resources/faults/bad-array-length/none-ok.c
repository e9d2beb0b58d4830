// A copy of a list that may be empty, with room for its end.
static int last(const int *list, int n) {
  int copy[1 + n];
  for (int i = 0; i < n; i++) copy[i] = list[i];
  return n > 0 ? copy[n - 1] : -1;
}

int main(void) {
  int list[] = {3, 1, 4};
  return last(list, 3) + last(list, 0) == 3 ? 0 : 1;
}
