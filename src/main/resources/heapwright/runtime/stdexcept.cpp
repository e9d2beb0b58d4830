// The exceptions of the standard library, and the functions by which its templates throw them.
// Their layout is that of the header; a message is a block of memory that copies duplicate.

#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>
#include <stdexcept>
#include <string>
#include <typeinfo>

namespace {
const char *duplicate(const char *text, std::size_t length) {
  char *copy = static_cast<char *>(std::malloc(length + 1));
  std::memcpy(copy, text, length);
  copy[length] = 0;
  return copy;
}
}  // namespace

namespace std {

__cow_string::__cow_string() : _M_p(duplicate("", 0)) {}
__cow_string::__cow_string(const std::string &text) : _M_p(duplicate(text.c_str(), text.size())) {}
__cow_string::__cow_string(const char *text, size_t length) : _M_p(duplicate(text, length)) {}
__cow_string::__cow_string(const __cow_string &other) noexcept
    : _M_p(duplicate(other._M_p, std::strlen(other._M_p))) {}
__cow_string &__cow_string::operator=(const __cow_string &other) noexcept {
  const char *copy = duplicate(other._M_p, std::strlen(other._M_p));
  std::free(const_cast<char *>(_M_p));
  _M_p = copy;
  return *this;
}
__cow_string::~__cow_string() { std::free(const_cast<char *>(_M_p)); }
__cow_string::__cow_string(__cow_string &&other) noexcept : _M_p(other._M_p) {
  other._M_p = duplicate("", 0);
}
__cow_string &__cow_string::operator=(__cow_string &&other) noexcept {
  const char *mine = _M_p;
  _M_p = other._M_p;
  other._M_p = mine;
  return *this;
}

exception::~exception() noexcept {}
const char *exception::what() const noexcept { return "std::exception"; }
bad_exception::~bad_exception() noexcept {}
const char *bad_exception::what() const noexcept { return "std::bad_exception"; }
bad_alloc::~bad_alloc() noexcept {}
const char *bad_alloc::what() const noexcept { return "std::bad_alloc"; }
bad_array_new_length::~bad_array_new_length() noexcept {}
const char *bad_array_new_length::what() const noexcept { return "std::bad_array_new_length"; }
bad_cast::~bad_cast() noexcept {}
const char *bad_cast::what() const noexcept { return "std::bad_cast"; }
bad_typeid::~bad_typeid() noexcept {}
const char *bad_typeid::what() const noexcept { return "std::bad_typeid"; }
bad_function_call::~bad_function_call() noexcept {}
const char *bad_function_call::what() const noexcept { return "bad_function_call"; }

logic_error::logic_error(const string &text) : _M_msg(text) {}
logic_error::logic_error(const char *text) : _M_msg(text, std::strlen(text)) {}
logic_error::logic_error(const logic_error &other) noexcept : exception(), _M_msg(other._M_msg) {}
logic_error::logic_error(logic_error &&other) noexcept : _M_msg(std::move(other._M_msg)) {}
logic_error &logic_error::operator=(const logic_error &other) noexcept {
  _M_msg = other._M_msg;
  return *this;
}
logic_error &logic_error::operator=(logic_error &&other) noexcept {
  _M_msg = std::move(other._M_msg);
  return *this;
}
logic_error::~logic_error() noexcept {}
const char *logic_error::what() const noexcept { return _M_msg._M_p; }

runtime_error::runtime_error(const string &text) : _M_msg(text) {}
runtime_error::runtime_error(const char *text) : _M_msg(text, std::strlen(text)) {}
runtime_error::runtime_error(const runtime_error &other) noexcept
    : exception(), _M_msg(other._M_msg) {}
runtime_error::runtime_error(runtime_error &&other) noexcept : _M_msg(std::move(other._M_msg)) {}
runtime_error &runtime_error::operator=(const runtime_error &other) noexcept {
  _M_msg = other._M_msg;
  return *this;
}
runtime_error &runtime_error::operator=(runtime_error &&other) noexcept {
  _M_msg = std::move(other._M_msg);
  return *this;
}
runtime_error::~runtime_error() noexcept {}
const char *runtime_error::what() const noexcept { return _M_msg._M_p; }

domain_error::domain_error(const string &text) : logic_error(text) {}
domain_error::domain_error(const char *text) : logic_error(text) {}
domain_error::~domain_error() noexcept {}
invalid_argument::invalid_argument(const string &text) : logic_error(text) {}
invalid_argument::invalid_argument(const char *text) : logic_error(text) {}
invalid_argument::~invalid_argument() noexcept {}
length_error::length_error(const string &text) : logic_error(text) {}
length_error::length_error(const char *text) : logic_error(text) {}
length_error::~length_error() noexcept {}
out_of_range::out_of_range(const string &text) : logic_error(text) {}
out_of_range::out_of_range(const char *text) : logic_error(text) {}
out_of_range::~out_of_range() noexcept {}
range_error::range_error(const string &text) : runtime_error(text) {}
range_error::range_error(const char *text) : runtime_error(text) {}
range_error::~range_error() noexcept {}
overflow_error::overflow_error(const string &text) : runtime_error(text) {}
overflow_error::overflow_error(const char *text) : runtime_error(text) {}
overflow_error::~overflow_error() noexcept {}
underflow_error::underflow_error(const string &text) : runtime_error(text) {}
underflow_error::underflow_error(const char *text) : runtime_error(text) {}
underflow_error::~underflow_error() noexcept {}

void __throw_bad_exception() { throw bad_exception(); }
void __throw_bad_alloc() { throw bad_alloc(); }
void __throw_bad_array_new_length() { throw bad_array_new_length(); }
void __throw_bad_cast() { throw bad_cast(); }
void __throw_bad_typeid() { throw bad_typeid(); }
void __throw_bad_function_call() { throw bad_function_call(); }
void __throw_logic_error(const char *text) { throw logic_error(text); }
void __throw_domain_error(const char *text) { throw domain_error(text); }
void __throw_invalid_argument(const char *text) { throw invalid_argument(text); }
void __throw_length_error(const char *text) { throw length_error(text); }
void __throw_out_of_range(const char *text) { throw out_of_range(text); }
void __throw_runtime_error(const char *text) { throw runtime_error(text); }
void __throw_range_error(const char *text) { throw range_error(text); }
void __throw_overflow_error(const char *text) { throw overflow_error(text); }
void __throw_underflow_error(const char *text) { throw underflow_error(text); }

void __throw_out_of_range_fmt(const char *format, ...) { throw out_of_range(format); }

}  // namespace std

extern "C" {
void __cxa_bad_cast() { throw std::bad_cast(); }
void __cxa_bad_typeid() { throw std::bad_typeid(); }
void __cxa_throw_bad_array_new_length() { throw std::bad_array_new_length(); }
}
