/* stdio.h: streams in memory that grow, open_memstream's and tmpfile's. */

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
extern void *__hw_resize(void *block, size_t size);
extern void free(void *block);
extern void *memcpy(void *target, const void *source, size_t size);
extern void *memset(void *target, int value, size_t size);

enum { EINVAL = 22, SEEK_SET = 0, SEEK_CUR = 1, SEEK_END = 2 };

struct growing {
  char *bytes; /* Always followed by a terminator. */
  size_t size;
  size_t room;
  size_t position;
  char **shown_bytes; /* Where open_memstream's caller looks, null for tmpfile. */
  size_t *shown_size;
};

/* Makes the contents at least so long, with zeros where nothing was written. */
static int extend(struct growing *memory, size_t size) {
  if (size >= memory->room) {
    size_t room = 2 * size + 1;
    char *larger = __hw_resize(memory->bytes, room);
    if (larger == 0) {
      return -1;
    }
    memory->bytes = larger;
    memory->room = room;
  }
  if (size > memory->size) {
    memset(memory->bytes + memory->size, 0, size - memory->size + 1);
    memory->size = size;
  }
  return 0;
}

/* To glibc the text ends where the stream stands, even if more was written behind. */
static void show(struct growing *memory) {
  if (memory->shown_bytes != 0 && extend(memory, memory->position) == 0) {
    memory->bytes[memory->position] = '\0';
    *memory->shown_bytes = memory->bytes;
    *memory->shown_size = memory->position;
  }
}

static ssize_t read_growing(void *cookie, char *buffer, size_t size) {
  struct growing *memory = cookie;
  if (memory->position >= memory->size) {
    return 0;
  }
  size_t left = memory->size - memory->position;
  size_t count = size < left ? size : left;
  memcpy(buffer, memory->bytes + memory->position, count);
  memory->position += count;
  return (ssize_t)count;
}

static ssize_t write_growing(void *cookie, const char *buffer, size_t size) {
  struct growing *memory = cookie;
  if (extend(memory, memory->position + size) != 0) {
    return 0;
  }
  memcpy(memory->bytes + memory->position, buffer, size);
  memory->position += size;
  show(memory);
  return (ssize_t)size;
}

static int seek_growing(void *cookie, long *offset, int whence) {
  struct growing *memory = cookie;
  long target = *offset;
  if (whence == SEEK_CUR) {
    target += (long)memory->position;
  } else if (whence == SEEK_END) {
    target += (long)(memory->shown_bytes != 0 ? memory->position : memory->size);
  }
  if (target < 0) {
    *__errno_location() = EINVAL;
    return -1;
  }
  memory->position = (size_t)target;
  *offset = target;
  return 0;
}

/* What open_memstream's caller was shown is the caller's to free. */
static int close_growing(void *cookie) {
  struct growing *memory = cookie;
  if (memory->shown_bytes != 0) {
    show(memory);
  } else {
    free(memory->bytes);
  }
  free(memory);
  return 0;
}

static FILE *open_growing(const char *mode, char **shown_bytes, size_t *shown_size) {
  cookie_io_functions_t functions = {read_growing, write_growing, seek_growing, close_growing};
  struct growing *memory = __hw_allocate(sizeof *memory);
  if (memory == 0) {
    return 0;
  }
  *memory = (struct growing){.shown_bytes = shown_bytes, .shown_size = shown_size};
  if (extend(memory, 0) != 0) {
    free(memory);
    return 0;
  }
  memory->bytes[0] = '\0';
  show(memory);
  FILE *stream = __hw_open_stream(memory, mode, functions);
  if (stream == 0) {
    close_growing(memory);
  }
  return stream;
}

FILE *open_memstream(char **bytes, size_t *size) { return open_growing("w", bytes, size); }

FILE *tmpfile(void) { return open_growing("w+", 0, 0); }

FILE *tmpfile64(void) { return tmpfile(); }
