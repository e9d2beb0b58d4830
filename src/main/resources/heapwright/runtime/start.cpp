// What the compiler calls around main and static objects.

extern "C" {
void *malloc(unsigned long size);
void free(void *block);
int atexit(void (*function)(void));

char __libc_single_threaded = 1;
void *__dso_handle = nullptr;
}

namespace {

struct Last {
  void (*destroy)(void *);
  void *object;
  Last *earlier;
};

Last *last = nullptr;

// Once for each object, so that handlers of atexit keep their places between them.
void destroyLast() {
  Last *done = last;
  last = done->earlier;
  void (*destroy)(void *) = done->destroy;
  void *object = done->object;
  free(done);
  destroy(object);
}

}  // namespace

extern "C" {

int __cxa_atexit(void (*destroy)(void *), void *object, void *) {
  Last *added = static_cast<Last *>(malloc(sizeof(Last)));
  added->destroy = destroy;
  added->object = object;
  added->earlier = last;
  last = added;
  return atexit(destroyLast);
}

int __cxa_thread_atexit(void (*destroy)(void *), void *object, void *handle) {
  return __cxa_atexit(destroy, object, handle);
}

int __cxa_guard_acquire(char *guard) { return *guard == 0; }
void __cxa_guard_release(char *guard) { *guard = 1; }
void __cxa_guard_abort(char *) {}

}  // extern "C"
