/*
 * stdio.h: what a stream is. Bytes come from and go to four functions, as fopencookie takes them;
 * a buffer stands in between. When bytes reach the outside is glibc's doing to the byte, since a
 * program that crashes loses what its buffers hold.
 */

typedef unsigned long size_t;
typedef long ssize_t;
typedef struct _IO_FILE FILE;

typedef struct {
  ssize_t (*read)(void *cookie, char *buffer, size_t size);
  ssize_t (*write)(void *cookie, const char *buffer, size_t size);
  int (*seek)(void *cookie, long *offset, int whence);
  int (*close)(void *cookie);
} cookie_io_functions_t;

extern int *__errno_location(void);
extern void *__hw_allocate(size_t size);
extern void *memcpy(void *target, const void *source, size_t size);

enum { EOF = -1, EBADF = 9, ESPIPE = 29 };
enum { SEEK_CUR = 1 };
enum buffering { FULLY = 0, BY_LINE = 1, UNBUFFERED = 2 };
enum { SMALLEST_BLOCK = 128, MOST_PUSHED = 16 };

struct _IO_FILE {
  void *cookie;
  cookie_io_functions_t functions;
  int readable;
  int writable;
  int descriptor; /* -1 for a stream that has none. */
  enum buffering buffering;
  enum { IDLE, READING, WRITING } state;
  char *buffer; /* Null until it is needed. */
  size_t capacity;
  size_t start; /* While reading, the first byte of the buffer that was not read yet. */
  size_t end;   /* While reading, the end of its bytes; while writing, of those not written yet. */
  char single[1];
  char pushed[MOST_PUSHED];
  size_t pushed_count;
  int ended;
  int failed;
  int buffer_is_ours; /* It came from malloc, here. */
  int stream_is_ours;
  FILE *next;
};

/* Hands bytes to the outside, and returns how many it took. */
static size_t deliver(FILE *stream, const char *bytes, size_t size) {
  size_t done = 0;
  while (done < size) {
    ssize_t count = (ssize_t)(size - done);
    if (stream->functions.write != 0) {
      count = stream->functions.write(stream->cookie, bytes + done, size - done);
    }
    if (count <= 0) {
      stream->failed = 1;
      return done;
    }
    done += (size_t)count;
  }
  return done;
}

static int write_pending(FILE *stream) {
  size_t pending = stream->end;
  stream->end = 0;
  return deliver(stream, stream->buffer, pending) == pending ? 0 : EOF;
}

/* Moves the outside; *offset becomes the position from its beginning. */
int __hw_move(FILE *stream, long *offset, int whence) {
  if (stream->functions.seek == 0) {
    *__errno_location() = ESPIPE;
    return -1;
  }
  return stream->functions.seek(stream->cookie, offset, whence);
}

/* How many bytes the outside is ahead of the program. */
long __hw_unread(const FILE *stream) {
  return stream->state == READING ? (long)(stream->end - stream->start + stream->pushed_count) : 0;
}

/* Whether a stream without unread bytes would ask standard input for more. */
int __hw_is_asking(const FILE *stream) {
  return stream->descriptor == 0 && stream->readable && stream->state != WRITING && !stream->ended;
}

void __hw_forget_unread(FILE *stream) {
  stream->start = 0;
  stream->end = 0;
  stream->pushed_count = 0;
}

/* Brings the outside to where the program believes it to be; input that cannot go back stays. */
int __hw_settle(FILE *stream) {
  if (stream->state == WRITING) {
    return write_pending(stream);
  }
  if (__hw_unread(stream) > 0 && stream->functions.seek != 0) {
    long back = -__hw_unread(stream);
    __hw_forget_unread(stream);
    return __hw_move(stream, &back, SEEK_CUR);
  }
  return 0;
}

/* Begins to read or to write, unless the stream does so already. */
static int enter(FILE *stream, int writing) {
  if (writing ? !stream->writable : !stream->readable) {
    stream->failed = 1;
    *__errno_location() = EBADF;
    return EOF;
  }
  if ((stream->state == WRITING) != writing || stream->state == IDLE) {
    __hw_settle(stream);
    __hw_forget_unread(stream);
    stream->state = writing ? WRITING : READING;
  }
  if (stream->buffer == 0) {
    stream->buffer = __hw_allocate(stream->capacity);
    stream->buffer_is_ours = 1;
  }
  return 0;
}

/*
 * The bytes that can be read without asking the outside, which is asked where there are none.
 * Returns how many, 0 at the end or on an error. glibc remembers the end: only clearerr, a seek or
 * a character pushed back make it ask again.
 */
size_t __hw_peek(FILE *stream, const char **bytes) {
  if (enter(stream, 0) != 0) {
    return 0;
  }
  if (stream->pushed_count > 0) {
    *bytes = stream->pushed + stream->pushed_count - 1;
    return 1;
  }
  if (stream->start == stream->end) {
    ssize_t count = 0;
    if (stream->functions.read != 0 && !stream->ended) {
      count = stream->functions.read(stream->cookie, stream->buffer, stream->capacity);
    }
    stream->ended = count == 0;
    stream->failed = stream->failed || count < 0;
    stream->start = 0;
    stream->end = count < 0 ? 0 : (size_t)count;
  }
  *bytes = stream->buffer + stream->start;
  return stream->end - stream->start;
}

/* Counts bytes that __hw_peek showed as read. */
void __hw_take(FILE *stream, size_t count) {
  if (stream->pushed_count > 0) {
    stream->pushed_count -= count;
  } else {
    stream->start += count;
  }
}

int ungetc(int c, FILE *stream) {
  if (c == EOF || enter(stream, 0) != 0 || stream->pushed_count == MOST_PUSHED) {
    return EOF;
  }
  stream->ended = 0;
  if (stream->pushed_count == 0 && stream->start > 0
      && stream->buffer[stream->start - 1] == (char)c) {
    stream->start--;
  } else {
    stream->pushed[stream->pushed_count++] = (char)c;
  }
  return (unsigned char)c;
}

int fputc(int c, FILE *stream) {
  char byte = (char)c;
  if (enter(stream, 1) != 0) {
    return EOF;
  }
  if (stream->buffering == UNBUFFERED) {
    return deliver(stream, &byte, 1) == 1 ? (unsigned char)c : EOF;
  }
  if (stream->end == stream->capacity && write_pending(stream) != 0) {
    return EOF;
  }
  stream->buffer[stream->end++] = byte;
  if (stream->buffering == BY_LINE && byte == '\n' && write_pending(stream) != 0) {
    return EOF;
  }
  return (unsigned char)c;
}

static size_t put_each(FILE *stream, const char *bytes, size_t size) {
  size_t done = 0;
  while (done < size && fputc((unsigned char)bytes[done], stream) != EOF) {
    done++;
  }
  return done;
}

/* What does not fit the buffer goes out in whole blocks past it; only the tail is kept. */
static size_t put_past(FILE *stream, const char *bytes, size_t size, size_t room) {
  memcpy(stream->buffer + stream->end, bytes, room);
  stream->end += room;
  if (write_pending(stream) != 0) {
    return room;
  }
  size_t rest = size - room;
  size_t tail = stream->capacity >= SMALLEST_BLOCK ? rest % stream->capacity : 0;
  size_t past = deliver(stream, bytes + room, rest - tail);
  if (past < rest - tail) {
    return room + past;
  }
  return size - tail + put_each(stream, bytes + size - tail, tail);
}

/* Returns how many bytes were accepted. The first of them never find room: glibc has no buffer yet. */
size_t __hw_put(FILE *stream, const char *bytes, size_t size) {
  int begun = stream->state == WRITING;
  if (size == 0 || enter(stream, 1) != 0) {
    return 0;
  }
  if (stream->buffering == UNBUFFERED) {
    return deliver(stream, bytes, size);
  }
  size_t room = begun ? stream->capacity - stream->end : 0;
  if (size > room) {
    return put_past(stream, bytes, size, room);
  }
  if (stream->buffering == BY_LINE) {
    return put_each(stream, bytes, size);
  }
  memcpy(stream->buffer + stream->end, bytes, size);
  stream->end += size;
  return size;
}
