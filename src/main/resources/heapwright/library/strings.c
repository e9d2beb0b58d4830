/* strings.h: comparing without regard to case; the lowest bit that is set. */

typedef unsigned long size_t;

static int lower(char c) {
  unsigned char byte = (unsigned char)c;
  return byte >= 'A' && byte <= 'Z' ? byte - 'A' + 'a' : byte;
}

int strcasecmp(const char *left, const char *right) {
  while (*left != '\0' && lower(*left) == lower(*right)) {
    left++;
    right++;
  }
  return lower(*left) - lower(*right);
}

int strncasecmp(const char *left, const char *right, size_t limit) {
  for (size_t i = 0; i < limit; i++) {
    if (lower(left[i]) != lower(right[i]) || left[i] == '\0') {
      return lower(left[i]) - lower(right[i]);
    }
  }
  return 0;
}

/* Bits count from 1; 0 says that none is set. */
static int lowest_bit(unsigned long bits) {
  if (bits == 0) {
    return 0;
  }
  int position = 1;
  while ((bits & 1) == 0) {
    bits >>= 1;
    position++;
  }
  return position;
}

int ffs(int value) { return lowest_bit((unsigned int)value); }

int ffsl(long value) { return lowest_bit((unsigned long)value); }

int ffsll(long long value) { return lowest_bit((unsigned long)value); }
