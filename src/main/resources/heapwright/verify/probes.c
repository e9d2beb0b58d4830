/* Counts outcomes of conditions. The counters lie in a file that every process of a test shares, so
   that they are kept however it ends. Only system calls: the program may have replaced the library's
   functions. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static unsigned long long before[HW_COUNTERS];
static unsigned long long *counters = before;

#ifdef SYS_mmap2
#define HW_MAP SYS_mmap2
#else
#define HW_MAP SYS_mmap
#endif

/* From now on counts into a file, from zero. Arguments of system calls are as wide as registers. */
void __hw_probes_begin(const char *file) {
  const long size = sizeof before;
  const long access = PROT_READ | PROT_WRITE;
  long descriptor =
      syscall(SYS_openat, (long)AT_FDCWD, file, (long)(O_RDWR | O_CREAT | O_TRUNC), 0600L);
  long place = -1;
  if (descriptor < 0) return;
  if (syscall(SYS_ftruncate, descriptor, size) == 0)
    place = syscall(HW_MAP, 0L, size, access, (long)MAP_SHARED, descriptor, 0L);
  syscall(SYS_close, descriptor);
  if (place == -1) return;
  if (counters != before) syscall(SYS_munmap, counters, size);
  counters = (unsigned long long *)place;
}

/* Before constructors of the program. */
__attribute__((constructor(101))) static void prepare(void) {
  const char *file = getenv("HW_PROBES");
  if (file != NULL) __hw_probes_begin(file);
}

static void count(unsigned counter) {
  __atomic_fetch_add(&counters[counter], 1, __ATOMIC_RELAXED);
}

int __hw_probe(unsigned first, int holds) {
  count(first + !holds);
  return holds;
}

static int is_in(unsigned long long value, const unsigned long long *label, int is_signed) {
  return is_signed ? (long long)label[0] <= (long long)value && (long long)value <= (long long)label[1]
                   : label[0] <= value && value <= label[1];
}

void __hw_probe_label(unsigned number, unsigned long long value) {
  const unsigned *choice = hw_switches[number];
  unsigned label = 0;
  while (label < choice[2] && !is_in(value, hw_labels[choice[1] + label], (int)choice[3])) label++;
  count(choice[0] + label);
}

/* Instead of a function that was left out because no call was predicted. The last counter is for that. */
__attribute__((__noreturn__)) void __hw_missing(void) {
  count(HW_COUNTERS - 1);
  __builtin_trap();
}
