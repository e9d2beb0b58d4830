/* hard: loops that have to run for long before a branch can be taken. */

/* Only a twentieth call in a row of the same colour rings the bell. */
int bell(const int colours[], int n) {
  int run = 0;
  for (int i = 0; i < n; i++) {
    run = i > 0 && colours[i] == colours[i - 1] ? run + 1 : 1;
    if (run == 20) return i;
  }
  return -1;
}

/* A sum that has to come out exactly. */
int change(int quarters, int dimes, int pennies) {
  if (quarters < 0 || dimes < 0 || pennies < 0) return -1;
  if (quarters > 9 || dimes > 9 || pennies > 9) return -1;
  if (25 * quarters + 10 * dimes + pennies == 287) return 1;
  if (25 * quarters + 10 * dimes + pennies > 324) return 2; // infeasible: 7:T - 9 * 36 is 324
  return 0;
}

/* Waits for a counter to pass a limit. */
int slow_counter(unsigned char step) {
  int total = 0, rounds = 0;
  if (step < 8) return -1;
  while (total < 200) {
    total += step;
    rounds++;
  }
  if (rounds == 25) return 1;
  if (rounds > 25) return 2; // infeasible: 10:T - steps of at least 8 pass 200 within 25
  return 0;
}
