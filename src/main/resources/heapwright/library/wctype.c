/* wctype.h in the "C" locale: what ctype.h says of ASCII, and nothing of the rest. */

typedef unsigned int wint_t;
typedef unsigned long wctype_t;
typedef const int *wctrans_t;

extern int isalnum(int c);
extern int isalpha(int c);
extern int isblank(int c);
extern int iscntrl(int c);
extern int isdigit(int c);
extern int isgraph(int c);
extern int islower(int c);
extern int isprint(int c);
extern int ispunct(int c);
extern int isspace(int c);
extern int isupper(int c);
extern int isxdigit(int c);
extern int strcmp(const char *left, const char *right);

static int is(int (*narrow)(int c), wint_t c) { return c < 128 && narrow((int)c) != 0; }

int iswalnum(wint_t c) { return is(isalnum, c); }

int iswalpha(wint_t c) { return is(isalpha, c); }

int iswblank(wint_t c) { return is(isblank, c); }

int iswcntrl(wint_t c) { return is(iscntrl, c); }

int iswdigit(wint_t c) { return is(isdigit, c); }

int iswgraph(wint_t c) { return is(isgraph, c); }

int iswlower(wint_t c) { return is(islower, c); }

int iswprint(wint_t c) { return is(isprint, c); }

int iswpunct(wint_t c) { return is(ispunct, c); }

int iswspace(wint_t c) { return is(isspace, c); }

int iswupper(wint_t c) { return is(isupper, c); }

int iswxdigit(wint_t c) { return is(isxdigit, c); }

wint_t towlower(wint_t c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; }

wint_t towupper(wint_t c) { return c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c; }

static const struct {
  const char *name;
  int (*narrow)(int c);
} classes[] = {
    {"alnum", isalnum}, {"alpha", isalpha}, {"blank", isblank}, {"cntrl", iscntrl},
    {"digit", isdigit}, {"graph", isgraph}, {"lower", islower}, {"print", isprint},
    {"punct", ispunct}, {"space", isspace}, {"upper", isupper}, {"xdigit", isxdigit},
};

/* A class is known by its place in the table, counted from 1. */
wctype_t wctype(const char *name) {
  for (wctype_t i = 0; i < sizeof classes / sizeof classes[0]; i++) {
    if (strcmp(name, classes[i].name) == 0) {
      return i + 1;
    }
  }
  return 0;
}

int iswctype(wint_t c, wctype_t class) { return class != 0 && is(classes[class - 1].narrow, c); }

static const int to_lower = 1;
static const int to_upper = 2;

wctrans_t wctrans(const char *name) {
  if (strcmp(name, "tolower") == 0) {
    return &to_lower;
  }
  return strcmp(name, "toupper") == 0 ? &to_upper : 0;
}

wint_t towctrans(wint_t c, wctrans_t mapping) {
  if (mapping == 0) {
    return c;
  }
  return mapping == &to_lower ? towlower(c) : towupper(c);
}

int wcwidth(int c) { return c == 0 ? 0 : iswprint((wint_t)c) ? 1 : -1; }
