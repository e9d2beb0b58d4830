/* stdio.h: reading characters, lines and blocks. */

typedef unsigned long size_t;
typedef long ssize_t;
typedef struct _IO_FILE FILE;

extern FILE *stdin;
extern size_t __hw_peek(FILE *stream, const char **bytes);
extern void __hw_take(FILE *stream, size_t count);
extern int *__errno_location(void);
extern void *__hw_resize(void *block, size_t size);
extern void *memcpy(void *target, const void *source, size_t size);

enum { EOF = -1, EINVAL = 22, FIRST_LINE_SIZE = 120 };

int fgetc(FILE *stream) {
  const char *bytes;
  if (__hw_peek(stream, &bytes) == 0) {
    return EOF;
  }
  int c = (unsigned char)*bytes;
  __hw_take(stream, 1);
  return c;
}

int getc(FILE *stream) { return fgetc(stream); }

int getchar(void) { return fgetc(stdin); }

size_t fread(void *target, size_t size, size_t count, FILE *stream) {
  size_t wanted = size * count;
  size_t done = 0;
  const char *bytes;
  while (done < wanted) {
    size_t ready = __hw_peek(stream, &bytes);
    if (ready == 0) {
      return done / size;
    }
    size_t part = ready < wanted - done ? ready : wanted - done;
    memcpy((char *)target + done, bytes, part);
    __hw_take(stream, part);
    done += part;
  }
  return wanted == 0 ? 0 : count;
}

char *fgets(char *line, int size, FILE *stream) {
  int length = 0;
  int c = 0;
  if (size <= 0) {
    return 0;
  }
  while (length < size - 1 && c != '\n') {
    c = fgetc(stream);
    if (c == EOF) {
      break;
    }
    line[length++] = (char)c;
  }
  if (length == 0 && size > 1) {
    return 0;
  }
  line[length] = '\0';
  return line;
}

/* How many of the bytes there are up to the delimiter, which counts. */
static size_t up_to(const char *bytes, size_t size, char delimiter) {
  for (size_t i = 0; i < size; i++) {
    if (bytes[i] == delimiter) {
      return i + 1;
    }
  }
  return size;
}

/* Twice the room, or as much as it takes: programs can see how much there is. */
static int make_room(char **line, size_t *room, size_t needed) {
  if (needed <= *room) {
    return 0;
  }
  size_t larger = needed < 2 * *room ? 2 * *room : needed;
  char *block = __hw_resize(*line, larger);
  if (block == 0) {
    return -1;
  }
  *line = block;
  *room = larger;
  return 0;
}

static ssize_t read_up_to(char **line, size_t *room, int delimiter, FILE *stream) {
  size_t length = 0;
  const char *bytes;
  if (line == 0 || room == 0) {
    *__errno_location() = EINVAL;
    return -1;
  }
  if (*line == 0 || *room == 0) {
    *room = FIRST_LINE_SIZE;
    *line = __hw_resize(*line, *room);
    if (*line == 0) {
      return -1;
    }
  }
  size_t ready = __hw_peek(stream, &bytes);
  while (ready > 0) {
    size_t part = up_to(bytes, ready, (char)delimiter);
    if (make_room(line, room, length + part + 1) != 0) {
      return -1;
    }
    memcpy(*line + length, bytes, part);
    length += part;
    __hw_take(stream, part);
    if ((*line)[length - 1] == (char)delimiter) {
      break;
    }
    ready = __hw_peek(stream, &bytes);
  }
  if (length == 0) {
    return -1;
  }
  (*line)[length] = '\0';
  return (ssize_t)length;
}

ssize_t getdelim(char **line, size_t *room, int delimiter, FILE *stream) {
  return read_up_to(line, room, delimiter, stream);
}

ssize_t __getdelim(char **line, size_t *room, int delimiter, FILE *stream) {
  return read_up_to(line, room, delimiter, stream);
}

ssize_t getline(char **line, size_t *room, FILE *stream) {
  return read_up_to(line, room, '\n', stream);
}

int getw(FILE *stream) {
  int word;
  return fread(&word, sizeof word, 1, stream) == 1 ? word : EOF;
}
