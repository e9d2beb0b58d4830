/* string.h: comparing strings that hold version numbers. */

static int is_digit(char c) { return c >= '0' && c <= '9'; }

static const char *skip_zeros(const char *text) {
  while (*text == '0') {
    text++;
  }
  return text;
}

static const char *skip_digits(const char *text) {
  while (is_digit(*text)) {
    text++;
  }
  return text;
}

/* Two runs of digits as numbers; the longer one is the greater. */
static int compare_numbers(const char *left, const char *right) {
  long left_length = skip_digits(left) - left;
  long right_length = skip_digits(right) - right;
  if (left_length != right_length) {
    return left_length < right_length ? -1 : 1;
  }
  return (unsigned char)*left - (unsigned char)*right;
}

/* Digits after a leading zero are decimals, compared one by one; but a run that is zeros so far and
   goes on comes before one that ends there. */
int strverscmp(const char *left, const char *right) {
  const char *first = left;
  while (*left != '\0' && *left == *right) {
    left++;
    right++;
  }
  if (*left == *right) {
    return 0;
  }
  const char *run = left;
  while (run > first && is_digit(run[-1])) {
    run--;
  }
  int inside = run < left;
  if (!inside && !(is_digit(*left) && is_digit(*right))) {
    return (unsigned char)*left - (unsigned char)*right;
  }
  if (!inside && *left != '0' && *right != '0') {
    return compare_numbers(left, right);
  }
  if (!inside || *run == '0') {
    int zeros_only = skip_zeros(run) >= left;
    if (zeros_only && is_digit(*left) != is_digit(*right)) {
      return is_digit(*left) ? -1 : 1;
    }
    return (unsigned char)*left - (unsigned char)*right;
  }
  if (!is_digit(*left) && !is_digit(*right)) {
    return (unsigned char)*left - (unsigned char)*right;
  }
  return compare_numbers(left, right);
}
