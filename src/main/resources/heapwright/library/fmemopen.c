/* stdio.h: fmemopen, a stream on a block of memory that does not grow. */

typedef unsigned long size_t;
typedef long ssize_t;
typedef struct _IO_FILE FILE;

typedef struct {
  ssize_t (*read)(void *cookie, char *buffer, size_t size);
  ssize_t (*write)(void *cookie, const char *buffer, size_t size);
  int (*seek)(void *cookie, long *offset, int whence);
  int (*close)(void *cookie);
} cookie_io_functions_t;

extern FILE *__hw_open_stream(void *cookie, const char *mode, cookie_io_functions_t functions);
extern int *__errno_location(void);
extern void *__hw_allocate(size_t size);
extern void free(void *block);
extern void *memcpy(void *target, const void *source, size_t size);
extern void *memchr(const void *block, int value, size_t size);

enum { EINVAL = 22, ENOSPC = 28, SEEK_CUR = 1, SEEK_END = 2 };

struct fixed {
  char *bytes;
  size_t room;
  size_t size; /* How much of the room counts as contents. */
  size_t position;
  int append;
  int bytes_are_ours;
};

static ssize_t read_fixed(void *cookie, char *buffer, size_t size) {
  struct fixed *memory = cookie;
  size_t left = memory->position < memory->size ? memory->size - memory->position : 0;
  size_t count = size < left ? size : left;
  memcpy(buffer, memory->bytes + memory->position, count);
  memory->position += count;
  return (ssize_t)count;
}

/* Contents that grow are followed by a terminator where it fits, or end in one at the room's end. */
static ssize_t write_fixed(void *cookie, const char *buffer, size_t size) {
  struct fixed *memory = cookie;
  size_t at = memory->append ? memory->size : memory->position;
  size_t terminator = size == 0 || buffer[size - 1] != '\0' ? 1 : 0;
  if (at + size > memory->room) {
    if (memory->position + terminator >= memory->room) {
      *__errno_location() = ENOSPC;
      return 0;
    }
    size = memory->room - at;
  }
  memcpy(memory->bytes + at, buffer, size);
  memory->position = at + size;
  if (memory->position > memory->size) {
    memory->size = memory->position;
    if (terminator && memory->size < memory->room) {
      memory->bytes[memory->size] = '\0';
    } else if (terminator && !memory->append) {
      memory->bytes[memory->room - 1] = '\0';
    }
  }
  return (ssize_t)size;
}

static int seek_fixed(void *cookie, long *offset, int whence) {
  struct fixed *memory = cookie;
  long target = *offset;
  if (whence == SEEK_CUR) {
    target += (long)memory->position;
  } else if (whence == SEEK_END) {
    target += (long)memory->size;
  }
  if (target < 0 || (size_t)target > memory->room) {
    *__errno_location() = EINVAL;
    return -1;
  }
  memory->position = (size_t)target;
  *offset = target;
  return 0;
}

static int close_fixed(void *cookie) {
  struct fixed *memory = cookie;
  if (memory->bytes_are_ours) {
    free(memory->bytes);
  }
  free(memory);
  return 0;
}

FILE *fmemopen(void *bytes, size_t room, const char *mode) {
  cookie_io_functions_t functions = {read_fixed, write_fixed, seek_fixed, close_fixed};
  struct fixed *memory = __hw_allocate(sizeof *memory);
  if (memory == 0) {
    return 0;
  }
  *memory = (struct fixed){.bytes = bytes, .room = room, .append = *mode == 'a'};
  if (bytes == 0) {
    memory->bytes = __hw_allocate(room);
    memory->bytes_are_ours = 1;
    if (memory->bytes == 0) {
      free(memory);
      return 0;
    }
    memory->bytes[0] = '\0';
  }
  if (*mode == 'w' && room > 0) {
    memory->bytes[0] = '\0';
  }
  /* A stream that is only read ends with the room; the others end with the text in it. */
  char *end = memchr(memory->bytes, '\0', room);
  memory->size = *mode == 'r' || end == 0 ? room : (size_t)(end - memory->bytes);
  memory->position = memory->append ? memory->size : 0;
  FILE *stream = __hw_open_stream(memory, mode, functions);
  if (stream == 0) {
    close_fixed(memory);
  }
  return stream;
}
