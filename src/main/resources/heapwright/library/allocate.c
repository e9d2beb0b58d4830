/* stdlib.h: allocation in terms of what the machine builds in. */

typedef unsigned long size_t;

extern void *realloc(void *block, size_t size);
extern void *memalign(size_t alignment, size_t size);
extern int *__errno_location(void);

enum { ENOMEM = 12, PAGE = 4096 };

void *reallocarray(void *block, size_t count, size_t size) {
  if (size != 0 && count > -1UL / size) {
    *__errno_location() = ENOMEM;
    return 0;
  }
  return realloc(block, count * size);
}

void *valloc(size_t size) { return memalign(PAGE, size); }
