// Memory. Requests are taken to succeed.

typedef unsigned long size_t;

extern "C" {
void *malloc(size_t size);
void *aligned_alloc(size_t alignment, size_t size);
void free(void *block);
void abort(void);
}

namespace std {
enum class align_val_t : size_t {};
struct nothrow_t {};
extern const nothrow_t nothrow;
const nothrow_t nothrow{};
}  // namespace std

namespace {
void *taken(void *block) {
  if (block == nullptr) {
    abort();
  }
  return block;
}

size_t rounded(size_t size, size_t alignment) {
  return (size + alignment - 1) / alignment * alignment;
}
}  // namespace

void *operator new(size_t size) { return taken(malloc(size == 0 ? 1 : size)); }
void *operator new[](size_t size) { return taken(malloc(size == 0 ? 1 : size)); }
void *operator new(size_t size, const std::nothrow_t &) noexcept { return malloc(size == 0 ? 1 : size); }
void *operator new[](size_t size, const std::nothrow_t &) noexcept { return malloc(size == 0 ? 1 : size); }
void *operator new(size_t size, std::align_val_t alignment) {
  return taken(aligned_alloc(size_t(alignment), rounded(size, size_t(alignment))));
}
void *operator new[](size_t size, std::align_val_t alignment) {
  return taken(aligned_alloc(size_t(alignment), rounded(size, size_t(alignment))));
}
void operator delete(void *block) noexcept { free(block); }
void operator delete[](void *block) noexcept { free(block); }
void operator delete(void *block, size_t) noexcept { free(block); }
void operator delete[](void *block, size_t) noexcept { free(block); }
void operator delete(void *block, const std::nothrow_t &) noexcept { free(block); }
void operator delete[](void *block, const std::nothrow_t &) noexcept { free(block); }
void operator delete(void *block, std::align_val_t) noexcept { free(block); }
void operator delete[](void *block, std::align_val_t) noexcept { free(block); }
void operator delete(void *block, size_t, std::align_val_t) noexcept { free(block); }
void operator delete[](void *block, size_t, std::align_val_t) noexcept { free(block); }
