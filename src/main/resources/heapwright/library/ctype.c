/* ctype.h as functions. glibc's return the bit of the class, not 1, and programs do print it. */

extern const unsigned short **__ctype_b_loc(void);
extern const int **__ctype_tolower_loc(void);
extern const int **__ctype_toupper_loc(void);

enum {
  UPPER = 0x100,
  LOWER = 0x200,
  ALPHA = 0x400,
  DIGIT = 0x800,
  XDIGIT = 0x1000,
  SPACE = 0x2000,
  PRINT = 0x4000,
  GRAPH = 0x8000,
  BLANK = 0x1,
  CNTRL = 0x2,
  PUNCT = 0x4,
  ALNUM = 0x8,
};

int isupper(int c) { return (*__ctype_b_loc())[c] & UPPER; }

int islower(int c) { return (*__ctype_b_loc())[c] & LOWER; }

int isalpha(int c) { return (*__ctype_b_loc())[c] & ALPHA; }

int isdigit(int c) { return (*__ctype_b_loc())[c] & DIGIT; }

int isxdigit(int c) { return (*__ctype_b_loc())[c] & XDIGIT; }

int isspace(int c) { return (*__ctype_b_loc())[c] & SPACE; }

int isprint(int c) { return (*__ctype_b_loc())[c] & PRINT; }

int isgraph(int c) { return (*__ctype_b_loc())[c] & GRAPH; }

int isblank(int c) { return (*__ctype_b_loc())[c] & BLANK; }

int iscntrl(int c) { return (*__ctype_b_loc())[c] & CNTRL; }

int ispunct(int c) { return (*__ctype_b_loc())[c] & PUNCT; }

int isalnum(int c) { return (*__ctype_b_loc())[c] & ALNUM; }

int isascii(int c) { return c >= 0 && c < 128; }

int toascii(int c) { return c & 127; }

/* Outside the table a character stays as it is. */
int tolower(int c) { return c >= -128 && c < 256 ? (*__ctype_tolower_loc())[c] : c; }

int toupper(int c) { return c >= -128 && c < 256 ? (*__ctype_toupper_loc())[c] : c; }

int _tolower(int c) { return tolower(c); }

int _toupper(int c) { return toupper(c); }
