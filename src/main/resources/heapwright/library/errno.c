/* errno.h: the object behind the macro errno. What it holds at first is part of the input. */

int __hw_input_errno;

int *__errno_location(void) { return &__hw_input_errno; }
