/* stdlib.h: the environment, a null-terminated array of "name=value". */

typedef unsigned long size_t;

extern int *__errno_location(void);
extern void *__hw_allocate(size_t size);
extern void free(void *block);
extern void *memcpy(void *target, const void *source, size_t size);
extern size_t strlen(const char *text);
extern int strncmp(const char *left, const char *right, size_t limit);

enum { EINVAL = 22 };

char **environ;
char **__environ;

/* The array, once it had to grow; the first one belongs to the program's start. */
static char **grown;

/* An entry that setenv made. None is ever freed: the program may still hold what getenv gave. */
struct made {
  struct made *earlier;
  char entry[];
};

static struct made *last_made;

static size_t name_length(const char *entry) {
  size_t length = 0;
  while (entry[length] != '\0' && entry[length] != '=') {
    length++;
  }
  return length;
}

/* The place of a name's entry, null where it has none. */
static char **find(const char *name, size_t length) {
  for (char **entry = environ; entry != 0 && *entry != 0; entry++) {
    if (strncmp(*entry, name, length) == 0 && (*entry)[length] == '=') {
      return entry;
    }
  }
  return 0;
}

char *__hw_getenv(const char *name) {
  size_t length = strlen(name);
  char **entry = length > 0 ? find(name, length) : 0;
  return entry != 0 ? *entry + length + 1 : 0;
}

char *getenv(const char *name) { return __hw_getenv(name); }

char *secure_getenv(const char *name) { return __hw_getenv(name); }

static int append(char *entry) {
  size_t count = 0;
  while (environ != 0 && environ[count] != 0) {
    count++;
  }
  char **larger = __hw_allocate((count + 2) * sizeof *larger);
  if (larger == 0) {
    return -1;
  }
  for (size_t i = 0; i < count; i++) {
    larger[i] = environ[i];
  }
  larger[count] = entry;
  larger[count + 1] = 0;
  free(grown);
  grown = larger;
  environ = larger;
  return 0;
}

static int put(char *entry, size_t length) {
  char **place = find(entry, length);
  if (place == 0) {
    return append(entry);
  }
  *place = entry;
  return 0;
}

static int is_name(const char *name) {
  return name != 0 && *name != '\0' && name[name_length(name)] == '\0';
}

int setenv(const char *name, const char *value, int overwrite) {
  if (!is_name(name)) {
    *__errno_location() = EINVAL;
    return -1;
  }
  size_t length = strlen(name);
  size_t size = strlen(value) + 1;
  if (!overwrite && find(name, length) != 0) {
    return 0;
  }
  struct made *made = __hw_allocate(sizeof *made + length + 1 + size);
  if (made == 0) {
    return -1;
  }
  made->earlier = last_made;
  last_made = made;
  char *entry = made->entry;
  memcpy(entry, name, length);
  entry[length] = '=';
  memcpy(entry + length + 1, value, size);
  return put(entry, length);
}

static int drop(const char *name) {
  if (!is_name(name)) {
    *__errno_location() = EINVAL;
    return -1;
  }
  size_t length = strlen(name);
  char **place = find(name, length);
  while (place != 0) {
    for (; *place != 0; place++) {
      place[0] = place[1];
    }
    place = find(name, length);
  }
  return 0;
}

int unsetenv(const char *name) { return drop(name); }

/* The caller's own string becomes part of the environment; without "=", it removes the name. */
int putenv(char *entry) {
  size_t length = name_length(entry);
  return entry[length] == '=' ? put(entry, length) : drop(entry);
}

int clearenv(void) {
  free(grown);
  grown = 0;
  environ = 0;
  return 0;
}
