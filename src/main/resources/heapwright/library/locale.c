/* locale.h and langinfo.h: there is the "C" locale, which is also the one of the environment. */

struct lconv {
  char *decimal_point;
  char *thousands_sep;
  char *grouping;
  char *int_curr_symbol;
  char *currency_symbol;
  char *mon_decimal_point;
  char *mon_thousands_sep;
  char *mon_grouping;
  char *positive_sign;
  char *negative_sign;
  char int_frac_digits;
  char frac_digits;
  char p_cs_precedes;
  char p_sep_by_space;
  char n_cs_precedes;
  char n_sep_by_space;
  char p_sign_posn;
  char n_sign_posn;
  char int_p_cs_precedes;
  char int_p_sep_by_space;
  char int_n_cs_precedes;
  char int_n_sep_by_space;
  char int_p_sign_posn;
  char int_n_sign_posn;
};

extern int *__errno_location(void);
extern int strcmp(const char *left, const char *right);

enum { EINVAL = 22, LAST_CATEGORY = 12, CODESET = 14 };

char *setlocale(int category, const char *locale) {
  if (category < 0 || category > LAST_CATEGORY) {
    *__errno_location() = EINVAL;
    return 0;
  }
  if (locale == 0 || *locale == '\0' || strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0) {
    return "C";
  }
  return 0;
}

/* 127 (CHAR_MAX) says that the locale does not tell. */
struct lconv *localeconv(void) {
  static struct lconv conventions = {
      ".", "",  "",  "",  "",  "",  "",  "",  "",  "",  127, 127,
      127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127};
  return &conventions;
}

char *nl_langinfo(int item) { return item == CODESET ? "ANSI_X3.4-1968" : ""; }
