/* What scanf reads from: it counts, remembers the last character, and ends once. */

extern int *__errno_location(void);

extern int __hw_is_space(int c);

enum { EOF = -1 };

struct scan_input {
  int (*next)(void *source);
  void (*back)(int c, void *source);
  void *source;
  int current; /* The character read last, also if it was handed back; EOF from the end on. */
  int count;   /* How many were read and not handed back. */
  int errno_at_end;
};

/* Asked for more after the end, glibc sets errno back to what it was when the end came. */
int __hw_scan_next(struct scan_input *input) {
  if (input->current == EOF) {
    *__errno_location() = input->errno_at_end;
    return EOF;
  }
  input->current = input->next(input->source);
  if (input->current == EOF) {
    input->errno_at_end = *__errno_location();
  } else {
    input->count++;
  }
  return input->current;
}

/* Hands the character read last back; at the end there is none. */
void __hw_scan_back(struct scan_input *input) {
  if (input->current != EOF) {
    input->back(input->current, input->source);
    input->count--;
  }
}

/* White space at the end of a format. */
void __hw_scan_last_space(struct scan_input *input) {
  int c = __hw_scan_next(input);
  while (__hw_is_space(c)) {
    c = __hw_scan_next(input);
  }
  __hw_scan_back(input);
}

/* White space before a conversion, with errno cleared meanwhile. */
void __hw_scan_space(struct scan_input *input) {
  if (input->current != EOF) {
    int saved = *__errno_location();
    *__errno_location() = 0;
    __hw_scan_last_space(input);
    *__errno_location() = saved;
  }
}
