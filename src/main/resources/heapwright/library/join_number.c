/* A number behind some words: shared by the messages that name what they do not know. */

/* The target needs room for the words and 21 characters more. Returns the target. */
char *__hw_join_number(char *target, const char *words, long number) {
  char digits[20];
  int count = 0;
  unsigned long rest = number < 0 ? 0 - (unsigned long)number : (unsigned long)number;
  do {
    digits[count++] = (char)('0' + rest % 10);
    rest /= 10;
  } while (rest > 0);
  char *at = target;
  while (*words != '\0') {
    *at++ = *words++;
  }
  if (number < 0) {
    *at++ = '-';
  }
  while (count > 0) {
    *at++ = digits[--count];
  }
  *at = '\0';
  return target;
}
