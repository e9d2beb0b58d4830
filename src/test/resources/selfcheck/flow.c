/* switch, goto, do, nested loops and their exits. */
int days(int month, int year) {
  switch (month) {
    case 4:
    case 6:
    case 9:
    case 11:
      return 30;
    case 2:
      if (year % 400 == 0) goto leap;
      if (year % 100 == 0) return 28;
      if (year % 4 == 0) {
      leap:
        return 29;
      }
      return 28;
    default:
      return month < 1 || month > 12 ? 0 : 31;
  }
}

int vending(const int *coins, int n) {
  int paid = 0;
  enum { IDLE, PAYING, DONE } state = IDLE;
  for (int i = 0; i < n; i++) {
    switch (state) {
      case IDLE:
        if (coins[i] <= 0) continue;
        state = PAYING;
        /* fall through */
      case PAYING:
        paid += coins[i];
        if (paid >= 5) state = DONE;
        break;
      case DONE:
        return i;
    }
  }
  return state == DONE ? paid : -1;
}

int retry(int *a, int n) {
  int tries = 0, i;
again:
  if (++tries > 3) goto fail;
  for (i = 0; i < n; i++) {
    if (a[i] < 0) {
      a[i] = -a[i];
      goto again;
    }
    if (a[i] == 4) goto out;
  }
  return tries;
out:
  return 10 + i;
fail:
  return -1;
}

int collatz(unsigned n) {
  int steps = 0;
  if (n == 0) return -1;
  do {
    if (n & 1)
      n = 3 * n + 1;
    else
      n /= 2;
    steps++;
  } while (n != 1 && steps < 7);
  return steps;
}

int classify(int a, int b, int c) {
  if (a <= 0 || b <= 0 || c <= 0) return 0;
  if (a + b <= c || b + c <= a || a + c <= b) return 0;
  if (a == b && b == c) return 3;
  if (a == b || b == c || a == c) return 2;
  return 1;
}

int spiral(int n) {
  int x = 0, y = 0, dx = 1, dy = 0;
  for (int i = 0; i < n && i < 12; i++) {
    x += dx;
    y += dy;
    if ((x == 2 && dx == 1) || (y == 1 && dy == 1) || (x == -1 && dx == -1)) {
      int t = dx;
      dx = -dy;
      dy = t;
    }
  }
  return x > y ? x : y;
}

int copy_by_four(char *to, const char *from, int n) {
  int rounds = (n + 3) / 4;
  if (n <= 0 || n > 9) return 0;
  switch (n % 4) {
    case 0:
      do {
        *to++ = *from++;
        /* fall through */
        case 3:
          *to++ = *from++;
          /* fall through */
        case 2:
          *to++ = *from++;
          /* fall through */
        case 1:
          *to++ = *from++;
      } while (--rounds > 0);
  }
  return to[-1] == 'a';
}

int range(long x) {
  switch (x) {
    case -5 ... -1:
      return -1;
    case 0:
      return 0;
    case 1 ... 3:
      x *= 2;
      break;
    case 0x100000000:
      return 7;
    default:
      x++;
  }
  if (x == 4) return 1;
  return 2;
}
