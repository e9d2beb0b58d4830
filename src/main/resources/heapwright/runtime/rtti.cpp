// Type descriptions: which class is a base of which, and where its objects lie. The compiler makes
// the descriptions themselves, as objects of these classes.

typedef unsigned long size_t;

extern "C" int strcmp(const char *left, const char *right);

namespace {
enum Kind { OTHER, CLASS, SINGLE, MULTIPLE, POINTER };
}

namespace std {
class type_info {
 public:
  virtual ~type_info();
  virtual int kind() const;

  const char *name;
};

type_info::~type_info() {}
int type_info::kind() const { return OTHER; }
}  // namespace std

namespace __cxxabiv1 {

class __fundamental_type_info : public std::type_info {
 public:
  ~__fundamental_type_info() override;
};
class __array_type_info : public std::type_info {
 public:
  ~__array_type_info() override;
};
class __function_type_info : public std::type_info {
 public:
  ~__function_type_info() override;
};
class __enum_type_info : public std::type_info {
 public:
  ~__enum_type_info() override;
};
class __pbase_type_info : public std::type_info {
 public:
  ~__pbase_type_info() override;
  int kind() const override;
  unsigned flags;
  const std::type_info *pointee;
};
class __pointer_type_info : public __pbase_type_info {
 public:
  ~__pointer_type_info() override;
};
class __pointer_to_member_type_info : public __pbase_type_info {
 public:
  ~__pointer_to_member_type_info() override;
  int kind() const override;
};
class __class_type_info : public std::type_info {
 public:
  ~__class_type_info() override;
  int kind() const override;
};
class __si_class_type_info : public __class_type_info {
 public:
  ~__si_class_type_info() override;
  int kind() const override;
  const std::type_info *base;
};
struct __base_class_type_info {
  const std::type_info *base;
  long offset_flags;
};
class __vmi_class_type_info : public __class_type_info {
 public:
  ~__vmi_class_type_info() override;
  int kind() const override;
  unsigned flags;
  unsigned count;
  __base_class_type_info bases[1];
};

__fundamental_type_info::~__fundamental_type_info() {}
__array_type_info::~__array_type_info() {}
__function_type_info::~__function_type_info() {}
__enum_type_info::~__enum_type_info() {}
__pbase_type_info::~__pbase_type_info() {}
int __pbase_type_info::kind() const { return POINTER; }
__pointer_type_info::~__pointer_type_info() {}
__pointer_to_member_type_info::~__pointer_to_member_type_info() {}
int __pointer_to_member_type_info::kind() const { return OTHER; }
__class_type_info::~__class_type_info() {}
int __class_type_info::kind() const { return CLASS; }
__si_class_type_info::~__si_class_type_info() {}
int __si_class_type_info::kind() const { return SINGLE; }
__vmi_class_type_info::~__vmi_class_type_info() {}
int __vmi_class_type_info::kind() const { return MULTIPLE; }

}  // namespace __cxxabiv1

namespace {

using namespace __cxxabiv1;
using std::type_info;

const int MOST = 32;

// The objects of one class inside of another object.
struct Found {
  int count;
  char *objects[MOST];
};

bool same(const type_info *left, const type_info *right) {
  return left == right || left->name == right->name || strcmp(left->name, right->name) == 0;
}

void find(const type_info *type, char *object, const type_info *wanted, Found &found) {
  if (same(type, wanted)) {
    for (int i = 0; i < found.count; i++) {
      if (found.objects[i] == object) {
        return;
      }
    }
    if (found.count < MOST) {
      found.objects[found.count++] = object;
    }
    return;
  }
  int kind = type->kind();
  if (kind == SINGLE) {
    find(static_cast<const __si_class_type_info *>(type)->base, object, wanted, found);
  } else if (kind == MULTIPLE) {
    const __vmi_class_type_info *many = static_cast<const __vmi_class_type_info *>(type);
    const __base_class_type_info *bases = many->bases;
    for (unsigned i = 0; i < many->count; i++) {
      long flags = bases[i].offset_flags;
      long offset = flags >> 8;
      bool isVirtual = (flags & 1) != 0;
      bool isPublic = (flags & 2) != 0;
      if (isPublic) {
        if (isVirtual && object != nullptr) {
          char *table = *reinterpret_cast<char **>(object);
          offset = *reinterpret_cast<long *>(table + offset);
        }
        find(bases[i].base, object == nullptr ? nullptr : object + offset, wanted, found);
      }
    }
  }
}

bool isClass(const type_info *type) {
  int kind = type->kind();
  return kind == CLASS || kind == SINGLE || kind == MULTIPLE;
}

}  // namespace

extern "C" {

// Whether a handler takes a thrown object, and what it is given: of pointers, the pointer.
int __hw_catchable(const void *thrown, const void *handler, void *object, void **adjusted) {
  const type_info *from = static_cast<const type_info *>(thrown);
  const type_info *to = static_cast<const type_info *>(handler);
  if (from->kind() == POINTER) {
    void *pointer = *static_cast<void **>(object);
    *adjusted = pointer;
    if (same(from, to)) {
      return 1;
    }
    if (to->kind() != POINTER) {
      return 0;
    }
    const __pbase_type_info *source = static_cast<const __pbase_type_info *>(from);
    const __pbase_type_info *target = static_cast<const __pbase_type_info *>(to);
    // A handler may add qualifiers, and take none away.
    if ((source->flags & ~target->flags & 7) != 0) {
      return 0;
    }
    if (same(source->pointee, target->pointee) || strcmp(target->pointee->name, "v") == 0) {
      return 1;
    }
    if (!isClass(source->pointee) || !isClass(target->pointee) || pointer == nullptr) {
      return 0;
    }
    Found found = {0, {}};
    find(source->pointee, static_cast<char *>(pointer), target->pointee, found);
    if (found.count == 1) {
      *adjusted = found.objects[0];
    }
    return found.count == 1;
  }
  *adjusted = object;
  if (same(from, to)) {
    return 1;
  }
  if (!isClass(from) || !isClass(to)) {
    return 0;
  }
  Found found = {0, {}};
  find(from, static_cast<char *>(object), to, found);
  if (found.count == 1) {
    *adjusted = found.objects[0];
  }
  return found.count == 1;
}

void *__dynamic_cast(const void *object, const void *source, const void *target, long hint) {
  char *start = static_cast<char *>(const_cast<void *>(object));
  long *table = *reinterpret_cast<long **>(start);
  char *whole = start + table[-2];
  const type_info *type = *reinterpret_cast<const type_info **>(table - 1);
  const type_info *from = static_cast<const type_info *>(source);
  const type_info *to = static_cast<const type_info *>(target);
  Found targets = {0, {}};
  find(type, whole, to, targets);
  char *down = nullptr;
  int downs = 0;
  for (int i = 0; i < targets.count; i++) {
    Found sources = {0, {}};
    find(to, targets.objects[i], from, sources);
    for (int j = 0; j < sources.count; j++) {
      if (sources.objects[j] == start) {
        down = targets.objects[i];
        downs++;
      }
    }
  }
  if (downs > 0) {
    return downs == 1 ? down : nullptr;
  }
  Found sources = {0, {}};
  find(type, whole, from, sources);
  return targets.count == 1 && sources.count > 0 ? targets.objects[0] : nullptr;
}

}  // extern "C"
