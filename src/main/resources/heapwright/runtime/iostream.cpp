// Streams at the level of << and >>: cout and cerr write to C's streams, cin reads from C's. The
// functions below take the place of what the templates of the headers would do with buffers and
// locales.

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <istream>
#include <ostream>
#include <string>

namespace std {

namespace {

// A stream's first word leads to this, since classes find their virtual base through it.
struct Table {
  long base;
  long top;
  const void *type;
  const void *functions[2];
};

const Table outTable = {8, 0, nullptr, {nullptr, nullptr}};
const Table inTable = {16, 0, nullptr, {nullptr, nullptr}};

}  // namespace

// Objects without constructors: Init fills them in, before anything can use them.
alignas(ostream) char cout[sizeof(ostream)];
alignas(ostream) char cerr[sizeof(ostream)];
alignas(ostream) char clog[sizeof(ostream)];
alignas(istream) char cin[sizeof(istream)];

namespace {

struct Reach : ios {
  static void fill(ios &stream) {
    Reach &reach = static_cast<Reach &>(stream);
    reach._M_precision = 6;
    reach._M_width = 0;
    reach._M_flags = skipws | dec;
    reach._M_exception = goodbit;
    reach._M_streambuf_state = goodbit;
    reach._M_tie = nullptr;
    reach._M_fill = ' ';
    reach._M_fill_init = true;
  }
  static void state(ios &stream, ios_base::iostate state) {
    static_cast<Reach &>(stream)._M_streambuf_state = state;
  }
};

void start(char *object, const Table &table) {
  *reinterpret_cast<const void *const **>(object) = table.functions;
  Reach::fill(*reinterpret_cast<ios *>(object + table.base));
}

FILE *file(const ostream &out) {
  const char *object = reinterpret_cast<const char *>(&out);
  return object == cerr || object == clog ? stderr : stdout;
}

void fillUp(ostream &out, long count) {
  char c = out.fill();
  for (long i = 0; i < count; i++) {
    putc(c, file(out));
  }
}

// What is between the sign and the digits with internal adjustment stays before the filling.
ostream &put(ostream &out, const char *text, long length, long before) {
  if (!out.good()) {
    out.width(0);
    return out;
  }
  long missing = out.width() - length;
  ios_base::fmtflags adjust = out.flags() & ios_base::adjustfield;
  long head = adjust == ios_base::left ? length : adjust == ios_base::internal ? before : 0;
  fwrite(text, 1, head, file(out));
  if (missing > 0) {
    fillUp(out, missing);
  }
  fwrite(text + head, 1, length - head, file(out));
  if (file(out) == stderr || (out.flags() & ios_base::unitbuf) != 0) {
    fflush(file(out));
  }
  out.width(0);
  return out;
}

long signs(const char *text) {
  long before = text[0] == '-' || text[0] == '+' ? 1 : 0;
  bool isHex = text[before] == '0' && (text[before + 1] == 'x' || text[before + 1] == 'X');
  return isHex ? before + 2 : before;
}

ostream &whole(ostream &out, unsigned long long value, bool isNegative, bool isSigned) {
  ios_base::fmtflags flags = out.flags();
  ios_base::fmtflags base = flags & ios_base::basefield;
  bool capital = (flags & ios_base::uppercase) != 0;
  bool shows = (flags & ios_base::showbase) != 0;
  unsigned radix = base == ios_base::oct ? 8 : base == ios_base::hex ? 16 : 10;
  char text[80];
  char *end = text + sizeof text - 1;
  char *at = end;
  *end = 0;
  unsigned long long rest = radix == 10 && isNegative ? 0 - value : value;
  do {
    *--at = (capital ? "0123456789ABCDEF" : "0123456789abcdef")[rest % radix];
    rest /= radix;
  } while (rest != 0);
  if (shows && radix == 8 && value != 0) {
    *--at = '0';
  }
  if (shows && radix == 16 && value != 0) {
    *--at = capital ? 'X' : 'x';
    *--at = '0';
  }
  if (radix == 10 && isNegative) {
    *--at = '-';
  } else if (radix == 10 && isSigned && (flags & ios_base::showpos) != 0) {
    *--at = '+';
  }
  return put(out, at, end - at, shows || radix == 10 ? signs(at) : 0);
}

ostream &real(ostream &out, long double value, bool isLong) {
  ios_base::fmtflags flags = out.flags();
  ios_base::fmtflags style = flags & ios_base::floatfield;
  bool capital = (flags & ios_base::uppercase) != 0;
  bool isHex = style == (ios_base::fixed | ios_base::scientific);
  char format[16];
  int n = 0;
  format[n++] = '%';
  if ((flags & ios_base::showpos) != 0) {
    format[n++] = '+';
  }
  if ((flags & ios_base::showpoint) != 0) {
    format[n++] = '#';
  }
  if (!isHex) {
    format[n++] = '.';
    format[n++] = '*';
  }
  if (isLong) {
    format[n++] = 'L';
  }
  char letter = isHex ? 'a' : style == ios_base::fixed ? 'f' : style == ios_base::scientific ? 'e' : 'g';
  format[n++] = capital ? static_cast<char>(letter - 'a' + 'A') : letter;
  format[n] = 0;
  char text[400];
  int precision = static_cast<int>(out.precision());
  int length;
  if (isHex) {
    length = isLong ? snprintf(text, sizeof text, format, value)
                    : snprintf(text, sizeof text, format, static_cast<double>(value));
  } else {
    length = isLong ? snprintf(text, sizeof text, format, precision, value)
                    : snprintf(text, sizeof text, format, precision, static_cast<double>(value));
  }
  return put(out, text, length, signs(text));
}

}  // namespace

ios_base::Init::Init() {
  start(cout, outTable);
  start(cerr, outTable);
  start(clog, outTable);
  start(cin, inTable);
  reinterpret_cast<ostream *>(cerr)->setf(ios_base::unitbuf);
}

ios_base::Init::~Init() { fflush(stdout); }

bool ios_base::sync_with_stdio(bool) { return true; }

template <> void ios::clear(iostate state) { _M_streambuf_state = state; }
template <> char ios::widen(char c) const { return c; }
template <> char ios::narrow(char c, char) const { return c; }

template <> ostream &ostream::put(char c) {
  if (good()) {
    putc(c, file(*this));
  }
  return *this;
}
template <> ostream &ostream::write(const char *text, streamsize length) {
  if (good()) {
    fwrite(text, 1, length, file(*this));
  }
  return *this;
}
template <> ostream &ostream::flush() {
  fflush(file(*this));
  return *this;
}
template <> ostream &__ostream_insert(ostream &out, const char *text, streamsize length) {
  return std::put(out, text, length, 0);
}
template <> template <> ostream &ostream::_M_insert(long value) {
  return whole(*this, value, value < 0, true);
}
template <> template <> ostream &ostream::_M_insert(unsigned long value) {
  return whole(*this, value, false, false);
}
template <> template <> ostream &ostream::_M_insert(long long value) {
  return whole(*this, value, value < 0, true);
}
template <> template <> ostream &ostream::_M_insert(unsigned long long value) {
  return whole(*this, value, false, false);
}
template <> template <> ostream &ostream::_M_insert(bool value) {
  if ((flags() & boolalpha) != 0) {
    return std::put(*this, value ? "true" : "false", value ? 4 : 5, 0);
  }
  return whole(*this, value ? 1 : 0, false, true);
}
template <> template <> ostream &ostream::_M_insert(double value) {
  return real(*this, value, false);
}
template <> template <> ostream &ostream::_M_insert(long double value) {
  return real(*this, value, true);
}
template <> template <> ostream &ostream::_M_insert(const void *value) {
  char text[32];
  int length = snprintf(text, sizeof text, "%#lx", reinterpret_cast<unsigned long>(value));
  return std::put(*this, text, length, signs(text));
}

namespace {

int peekChar() {
  int c = getc(stdin);
  if (c != EOF) {
    ungetc(c, stdin);
  }
  return c;
}

bool isBlank(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

void add(istream &in, ios_base::iostate state) { Reach::state(in, in.rdstate() | state); }

// Whether there is something to read, behind blanks.
bool ready(istream &in, bool skips) {
  if (!in.good()) {
    add(in, ios_base::failbit);
    return false;
  }
  fflush(stdout);
  if (skips && (in.flags() & ios_base::skipws) != 0) {
    while (isBlank(peekChar())) {
      getc(stdin);
    }
  }
  if (peekChar() == EOF) {
    add(in, ios_base::eofbit | ios_base::failbit);
    return false;
  }
  return true;
}

int digit(int c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
}

// The digits of a number, the sign apart; false if there are none.
bool number(istream &in, bool &isNegative, unsigned long long &value, bool &isTooLarge) {
  isNegative = false;
  isTooLarge = false;
  value = 0;
  if (!ready(in, true)) {
    return false;
  }
  int c = peekChar();
  if (c == '-' || c == '+') {
    isNegative = c == '-';
    getc(stdin);
  }
  ios_base::fmtflags base = in.flags() & ios_base::basefield;
  int radix = base == ios_base::hex ? 16 : base == ios_base::oct ? 8 : 10;
  bool any = false;
  for (c = peekChar(); digit(c) < radix; c = peekChar()) {
    getc(stdin);
    any = true;
    unsigned long long next = value * radix + digit(c);
    isTooLarge = isTooLarge || value > (~0ULL - digit(c)) / radix;
    value = next;
  }
  if (c == EOF) {
    add(in, ios_base::eofbit);
  }
  if (!any) {
    add(in, ios_base::failbit);
  }
  return any;
}

template <class T> istream &signedNumber(istream &in, T &value, long long least, long long most) {
  bool isNegative;
  bool isTooLarge;
  unsigned long long found;
  if (in.good() && number(in, isNegative, found, isTooLarge)) {
    unsigned long long limit = isNegative ? 0ULL - least : most;
    if (isTooLarge || found > limit) {
      value = static_cast<T>(isNegative ? least : most);
      add(in, ios_base::failbit);
    } else {
      value = static_cast<T>(isNegative ? 0 - found : found);
    }
  } else if (!in.eof() || in.fail()) {
    // Without digits the value is 0; without input it stays.
    if (!in.eof()) {
      value = 0;
    }
    add(in, ios_base::failbit);
  }
  return in;
}

template <class T> istream &unsignedNumber(istream &in, T &value, unsigned long long most) {
  bool isNegative;
  bool isTooLarge;
  unsigned long long found;
  if (in.good() && number(in, isNegative, found, isTooLarge)) {
    if (isTooLarge || found > most) {
      value = static_cast<T>(most);
      add(in, ios_base::failbit);
    } else {
      value = static_cast<T>(isNegative ? 0 - found : found);
    }
  } else {
    if (!in.eof()) {
      value = 0;
    }
    add(in, ios_base::failbit);
  }
  return in;
}

// The longest piece that may be a decimal number.
bool realText(istream &in, char *text, int size) {
  if (!ready(in, true)) {
    return false;
  }
  int n = 0;
  bool digits = false;
  bool point = false;
  bool exponent = false;
  int c = peekChar();
  while (c != EOF && n < size - 1) {
    bool afterE = n > 0 && (text[n - 1] == 'e' || text[n - 1] == 'E');
    bool isSign = (c == '-' || c == '+') && (n == 0 || afterE);
    bool isPoint = c == '.' && !point && !exponent;
    bool isE = (c == 'e' || c == 'E') && digits && !exponent;
    if (!(c >= '0' && c <= '9') && !isSign && !isPoint && !isE) {
      break;
    }
    digits = digits || (c >= '0' && c <= '9');
    point = point || isPoint;
    exponent = exponent || isE;
    text[n++] = static_cast<char>(getc(stdin));
    c = peekChar();
  }
  text[n] = 0;
  if (c == EOF) {
    add(in, ios_base::eofbit);
  }
  bool ends = n > 0 && text[n - 1] >= '0' && text[n - 1] <= '9';
  if (!digits || !(ends || text[n - 1] == '.')) {
    add(in, ios_base::failbit);
    return false;
  }
  return true;
}

template <class T> istream &realNumber(istream &in, T &value) {
  char text[400];
  if (realText(in, text, sizeof text)) {
    value = static_cast<T>(strtold(text, nullptr));
  } else if (!in.eof()) {
    value = 0;
  }
  return in;
}

}  // namespace

template <> istream &istream::operator>>(int &value) {
  return signedNumber(*this, value, -2147483647 - 1, 2147483647);
}
template <> istream &istream::operator>>(short &value) {
  return signedNumber(*this, value, -32768, 32767);
}
template <> template <> istream &istream::_M_extract(long &value) {
  return signedNumber(*this, value, -9223372036854775807L - 1, 9223372036854775807L);
}
template <> template <> istream &istream::_M_extract(long long &value) {
  return signedNumber(*this, value, -9223372036854775807L - 1, 9223372036854775807L);
}
template <> template <> istream &istream::_M_extract(unsigned short &value) {
  return unsignedNumber(*this, value, 65535);
}
template <> template <> istream &istream::_M_extract(unsigned int &value) {
  return unsignedNumber(*this, value, 4294967295U);
}
template <> template <> istream &istream::_M_extract(unsigned long &value) {
  return unsignedNumber(*this, value, ~0UL);
}
template <> template <> istream &istream::_M_extract(unsigned long long &value) {
  return unsignedNumber(*this, value, ~0ULL);
}
template <> template <> istream &istream::_M_extract(bool &value) {
  long found = 0;
  signedNumber(*this, found, -9223372036854775807L - 1, 9223372036854775807L);
  if (!fail()) {
    value = found != 0;
    if (found != 0 && found != 1) {
      add(*this, failbit);
    }
  }
  return *this;
}
template <> template <> istream &istream::_M_extract(float &value) { return realNumber(*this, value); }
template <> template <> istream &istream::_M_extract(double &value) { return realNumber(*this, value); }
template <> template <> istream &istream::_M_extract(long double &value) {
  return realNumber(*this, value);
}

template <> istream &operator>>(istream &in, char &c) {
  if (ready(in, true)) {
    c = static_cast<char>(getc(stdin));
  }
  return in;
}

template <> istream &operator>>(istream &in, string &text) {
  if (ready(in, true)) {
    text.clear();
    long most = in.width() > 0 ? in.width() : -1;
    int c = peekChar();
    while (c != EOF && !isBlank(c) && most != 0) {
      text.push_back(static_cast<char>(getc(stdin)));
      most--;
      c = peekChar();
    }
    in.width(0);
    if (c == EOF) {
      add(in, ios_base::eofbit);
    }
  }
  return in;
}

template <> istream &getline(istream &in, string &text, char delimiter) {
  if (ready(in, false)) {
    text.clear();
    int c = getc(stdin);
    while (c != EOF && c != static_cast<unsigned char>(delimiter)) {
      text.push_back(static_cast<char>(c));
      c = getc(stdin);
    }
    if (c == EOF) {
      add(in, ios_base::eofbit);
    }
  } else {
    text.clear();
  }
  return in;
}

template <> int istream::get() {
  _M_gcount = 0;
  if (!ready(*this, false)) {
    return EOF;
  }
  _M_gcount = 1;
  return getc(stdin);
}
template <> istream &istream::get(char &c) {
  _M_gcount = 0;
  if (ready(*this, false)) {
    c = static_cast<char>(getc(stdin));
    _M_gcount = 1;
  }
  return *this;
}
template <> int istream::peek() {
  _M_gcount = 0;
  if (!good()) {
    add(*this, failbit);
    return EOF;
  }
  int c = peekChar();
  if (c == EOF) {
    add(*this, eofbit);
  }
  return c;
}
template <> istream &istream::putback(char c) {
  _M_gcount = 0;
  ungetc(static_cast<unsigned char>(c), stdin);
  return *this;
}
template <> istream &istream::ignore(streamsize most, int delimiter) {
  _M_gcount = 0;
  for (streamsize i = 0; i < most && good(); i++) {
    int c = getc(stdin);
    if (c == EOF) {
      add(*this, eofbit);
      break;
    }
    _M_gcount++;
    if (c == delimiter) {
      break;
    }
  }
  return *this;
}
template <> istream &istream::ignore(streamsize most) { return ignore(most, EOF - 1); }
template <> istream &istream::ignore() { return ignore(1, EOF - 1); }

}  // namespace std
