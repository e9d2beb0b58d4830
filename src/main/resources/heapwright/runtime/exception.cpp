// Exceptions. A thrown object has a header before it; the caller of a function that threw finds the
// object in __hw_thrown, and its handlers by __hw_select.

typedef unsigned long size_t;

extern "C" {
void *malloc(size_t size);
void free(void *block);
void abort(void);
long __hw_write(int fd, const void *buffer, size_t size);
int __hw_catchable(const void *thrown, const void *handler, void *object, void **adjusted);

void *__hw_thrown = nullptr;
}

namespace {

struct alignas(16) Header {
  const void *type;
  void (*destroy)(void *);
  // Below 0 while the exception is thrown again.
  int handlers;
  Header *next;
  void *adjusted;
};

Header *caught = nullptr;
int uncaught = 0;

Header *header(void *object) { return static_cast<Header *>(object) - 1; }

void say(const char *text) {
  size_t length = 0;
  while (text[length] != 0) {
    length++;
  }
  __hw_write(2, text, length);
}

}  // namespace

namespace std {
void terminate() noexcept {
  say("terminate called\n");
  abort();
}

int uncaught_exceptions() noexcept { return uncaught; }
bool uncaught_exception() noexcept { return uncaught > 0; }
}  // namespace std

extern "C" {

void *__cxa_allocate_exception(size_t size) noexcept {
  Header *made = static_cast<Header *>(malloc(sizeof(Header) + size));
  made->handlers = 0;
  made->next = nullptr;
  return made + 1;
}

void __cxa_free_exception(void *object) noexcept { free(header(object)); }

void __cxa_throw(void *object, void *type, void (*destroy)(void *)) {
  Header *thrown = header(object);
  thrown->type = type;
  thrown->destroy = destroy;
  thrown->handlers = 0;
  thrown->adjusted = object;
  uncaught++;
  __hw_thrown = object;
}

int __hw_select(void *object, void *handler, int number, int earlier) {
  if (earlier != 0) {
    return earlier;
  }
  Header *thrown = header(object);
  if (handler == nullptr) {
    thrown->adjusted = object;
    return number;
  }
  void *adjusted = object;
  if (__hw_catchable(thrown->type, handler, object, &adjusted) == 0) {
    return 0;
  }
  thrown->adjusted = adjusted;
  return number;
}

void __hw_uncaught() { std::terminate(); }

void *__cxa_get_exception_ptr(void *object) noexcept { return header(object)->adjusted; }

void *__cxa_begin_catch(void *object) noexcept {
  Header *taken = header(object);
  taken->handlers = taken->handlers < 0 ? 1 - taken->handlers : taken->handlers + 1;
  if (caught != taken) {
    taken->next = caught;
    caught = taken;
  }
  uncaught--;
  return taken->adjusted;
}

void __cxa_end_catch() {
  Header *done = caught;
  if (done == nullptr) {
    return;
  }
  if (done->handlers < 0) {
    done->handlers++;
    if (done->handlers == 0) {
      caught = done->next;
    }
    return;
  }
  done->handlers--;
  if (done->handlers == 0) {
    caught = done->next;
    if (done->destroy != nullptr) {
      done->destroy(done + 1);
    }
    free(done);
  }
}

void __cxa_rethrow() {
  if (caught == nullptr) {
    std::terminate();
  }
  caught->handlers = -caught->handlers;
  uncaught++;
  __hw_thrown = caught + 1;
}

void __cxa_pure_virtual() {
  say("pure virtual method called\n");
  std::terminate();
}

}  // extern "C"
