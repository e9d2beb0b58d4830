/* The three parts of a for have numbers before its body; a do decides where its condition is. */
int loops(int n) {
  int sum = 0, i;
  for (i = 0; i < n; i++) {
    if (i == 3) continue;
    if (i == 7) break;
    sum += i;
  }
  for (int j = n, k = 1; j > k; j -= 2) sum++;
  while (sum > 100 && n) sum /= 2;
  do {
    sum--;
  } while (sum > 10);
  for (;;) {
    if (sum++ > 20) return sum;
  }
}
