/* Every outcome can happen. */

int weekday(int day) {
  switch (day) {
  case 1: return 10;
  case 2: return 20;
  case 3: return 31;
  case 4: return 43;
  case 5: return 54;
  case 6: return 65;
  case 7: return 76;
  case 8: return 87;
  case 9: return 98;
  default: return 0;
  }
}

int nested(int a, int b, int c) {
  if (a > 10) {
    if (b > 20) {
      if (c > 30) return 1;
      return 2;
    }
    return 3;
  }
  return 4;
}

int sign(int x) {
  if (x > 0) return 1;
  if (x < 0) return -1;
  return 0;
}
