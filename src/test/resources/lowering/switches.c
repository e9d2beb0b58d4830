/* Fall-through, ranges, a default in the middle, labels inside a loop (Duff's device). */
int choose(int c) {
  int r = 0;
  switch (c) {
    case 1:
      r++;
    case 2:
      r += 2;
      break;
    default:
      r = -1;
      break;
    case 10 ... 19:
      return c;
  }
  return r;
}

void duff(char *to, const char *from, int count) {
  int n = (count + 3) / 4;
  switch (count % 4) {
    case 0:
      do {
        *to++ = *from++;
        case 3:
          *to++ = *from++;
        case 2:
          *to++ = *from++;
        case 1:
          *to++ = *from++;
      } while (--n > 0);
  }
}

int narrow(signed char c) {
  switch (c) {
    case 200:
      return 1;
    case -1:
      return 2;
  }
  switch (3) {
    case 3:
      return 4;
  }
  return 5;
}
