/*
 * Checked arithmetic whose operands or result have 128 bits: signs and magnitudes, since no type
 * holds every exact result.
 */

__extension__ typedef unsigned __int128 magnitude;

static int add(magnitude *sum, int *is_negative, magnitude left, int left_negative, magnitude right,
               int right_negative) {
  if (left_negative == right_negative) {
    *sum = left + right;
    *is_negative = left_negative;
    return *sum < left;
  }
  *sum = left < right ? right - left : left - right;
  *is_negative = left < right ? right_negative : left_negative;
  return 0;
}

static int multiply(magnitude *product, magnitude left, magnitude right) {
  *product = left * right;
  return left != 0 && *product / left != right;
}

/* Whether left op right does not fit a type of so many bits; the result is cut to 128 bits. */
int __hw_check_overflow(magnitude *result, int operation, magnitude left, int left_negative,
                        magnitude right, int right_negative, int bits, int is_signed) {
  magnitude exact;
  int is_negative;
  int overflows;
  left = left_negative ? -left : left;
  right = right_negative ? -right : right;
  if (operation == '*') {
    overflows = multiply(&exact, left, right);
    is_negative = left_negative != right_negative;
  } else {
    right_negative = operation == '-' ? !right_negative : right_negative;
    overflows = add(&exact, &is_negative, left, left_negative, right, right_negative);
  }
  magnitude most = ~(magnitude)0 >> (128 - bits + is_signed);
  if (is_negative && exact != 0) {
    most = is_signed ? most + 1 : 0;
  }
  *result = is_negative ? -exact : exact;
  return overflows || exact > most;
}
