/* errno.h: the object behind the macro errno. */

int *__errno_location(void) {
  static int number;
  return &number;
}
