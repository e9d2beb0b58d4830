/* time.h: dates as text, with glibc's flags and widths, in the "C" locale. */

typedef unsigned long size_t;

struct tm {
  int tm_sec;
  int tm_min;
  int tm_hour;
  int tm_mday;
  int tm_mon;
  int tm_year;
  int tm_wday;
  int tm_yday;
  int tm_isdst;
  long tm_gmtoff;
  const char *tm_zone;
};

extern void *memcpy(void *target, const void *source, size_t size);
extern long mktime(struct tm *date);
extern char *strchr(const char *text, int wanted);
extern size_t strlen(const char *text);
extern int tolower(int c);
extern int toupper(int c);

static const char *const days[] = {
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const months[] = {
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December"};

/* The text that was written so far; what does not fit is counted only. */
struct text {
  char *bytes;
  size_t room;
  size_t length;
};

/* What stands between % and the letter. */
struct directive {
  char padding; /* '0', '_' or '-', or 0 for what is usual. */
  int upper;
  int lower;
  int swap;
  char modifier;
  int width; /* -1 for what is usual. */
};

static void put(struct text *text, char c) {
  if (text->length < text->room) {
    text->bytes[text->length] = c;
  }
  text->length++;
}

/* A width that is asked for counts even where padding is not wanted. */
static void pad(struct text *text, struct directive how, size_t length, char usual) {
  char filling = how.padding == '0' ? '0' : how.padding == 0 ? usual : ' ';
  for (long i = (long)length; i < how.width; i++) {
    put(text, filling);
  }
}

static void put_words(struct text *text, struct directive how, const char *words, size_t limit) {
  size_t length = strlen(words);
  length = length < limit ? length : limit;
  pad(text, how, length, ' ');
  for (size_t i = 0; i < length; i++) {
    unsigned char c = (unsigned char)words[i];
    put(text, (char)(how.lower ? tolower(c) : how.upper ? toupper(c) : c));
  }
}

/* At least so many digits, filled up as the directive says. */
static void put_number(struct text *text, struct directive how, long number, int digits, char usual) {
  char reversed[20];
  int count = 0;
  unsigned long left = number < 0 ? 0 - (unsigned long)number : (unsigned long)number;
  do {
    reversed[count++] = (char)('0' + left % 10);
    left /= 10;
  } while (left > 0);
  char filling = how.padding == '0' ? '0' : how.padding == 0 ? usual : ' ';
  int least = how.padding == '-' ? 1 : digits;
  int missing = (how.width < least ? least : how.width) - count - (number < 0 ? 1 : 0);
  if (number < 0 && filling == '0') {
    put(text, '-');
  }
  for (int i = 0; i < missing; i++) {
    put(text, filling);
  }
  if (number < 0 && filling != '0') {
    put(text, '-');
  }
  while (count > 0) {
    put(text, reversed[--count]);
  }
}

static int is_leap(long year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

static int floor_modulo(int number, int divisor) {
  return (number % divisor + divisor) % divisor;
}

/* Days since the Monday of ISO 8601's first week, the one that holds the year's first Thursday. */
static int days_of_iso_year(int day_of_year, int weekday) {
  int monday_based = floor_modulo(weekday - 1, 7);
  int first = floor_modulo(monday_based - day_of_year, 7); /* The weekday of 1 January. */
  return day_of_year + (first <= 3 ? first : first - 7);
}

static void iso_week(const struct tm *date, long *year, int *week) {
  *year = 1900L + date->tm_year;
  int days_in = days_of_iso_year(date->tm_yday, date->tm_wday);
  if (days_in < 0) {
    *year -= 1;
    days_in = days_of_iso_year(date->tm_yday + 365 + is_leap(*year), date->tm_wday);
  } else {
    int past = date->tm_yday - 365 - is_leap(*year);
    int days_in_next = days_of_iso_year(past, date->tm_wday);
    if (days_in_next >= 0) {
      *year += 1;
      days_in = days_in_next;
    }
  }
  *week = days_in / 7 + 1;
}

static void put_zone_offset(struct text *text, struct directive how, long offset) {
  put_words(text, how, offset < 0 ? "-" : "+", 1);
  long minutes = (offset < 0 ? -offset : offset) / 60;
  put_number(text, how, minutes / 60 * 100 + minutes % 60, 4, '0');
}

static void format(struct text *text, const char *pattern, const struct tm *date, int upper);

/* A directive that stands for several: the width counts for all together. */
static void put_composed(
    struct text *text, struct directive how, const char *pattern, const struct tm *date) {
  struct text measured = {0, 0, 0};
  format(&measured, pattern, date, how.upper);
  pad(text, how, measured.length, ' ');
  format(text, pattern, date, how.upper);
}

static const char *name(const char *const *names, int index, int count) {
  return index >= 0 && index < count ? names[index] : "?";
}

static int hour_of_twelve(int hour) { return hour == 0 ? 12 : hour > 12 ? hour - 12 : hour; }

/* Returns 0 for a letter that is none of these. */
static int put_date(struct text *text, struct directive how, char letter, const struct tm *date) {
  long year = 1900L + date->tm_year;
  int week;
  switch (letter) {
    case 'a': put_words(text, how, name(days, date->tm_wday, 7), 3); return 1;
    case 'A': put_words(text, how, name(days, date->tm_wday, 7), 9); return 1;
    case 'b':
    case 'h': put_words(text, how, name(months, date->tm_mon, 12), 3); return 1;
    case 'B': put_words(text, how, name(months, date->tm_mon, 12), 9); return 1;
    case 'C': put_number(text, how, year / 100 - (year % 100 < 0 ? 1 : 0), 1, '0'); return 1;
    case 'd': put_number(text, how, date->tm_mday, 2, '0'); return 1;
    case 'e': put_number(text, how, date->tm_mday, 2, ' '); return 1;
    case 'j': put_number(text, how, date->tm_yday + 1, 3, '0'); return 1;
    case 'm': put_number(text, how, date->tm_mon + 1, 2, '0'); return 1;
    case 'u': put_number(text, how, floor_modulo(date->tm_wday - 1, 7) + 1, 1, '0'); return 1;
    case 'w': put_number(text, how, date->tm_wday, 1, '0'); return 1;
    case 'U': put_number(text, how, (date->tm_yday - date->tm_wday + 7) / 7, 2, '0'); return 1;
    case 'W':
      week = (date->tm_yday - floor_modulo(date->tm_wday - 1, 7) + 7) / 7;
      put_number(text, how, week, 2, '0');
      return 1;
    case 'V': iso_week(date, &year, &week); put_number(text, how, week, 2, '0'); return 1;
    case 'G': iso_week(date, &year, &week); put_number(text, how, year, 1, '0'); return 1;
    case 'g':
      iso_week(date, &year, &week);
      put_number(text, how, (year % 100 + 100) % 100, 2, '0');
      return 1;
    case 'y': put_number(text, how, (year % 100 + 100) % 100, 2, '0'); return 1;
    case 'Y': put_number(text, how, year, 1, '0'); return 1;
    default: return 0;
  }
}

static int put_time(struct text *text, struct directive how, char letter, const struct tm *date) {
  struct tm copy = *date;
  const char *half = date->tm_hour > 11 ? "PM" : "AM";
  switch (letter) {
    case 'H': put_number(text, how, date->tm_hour, 2, '0'); return 1;
    case 'k': put_number(text, how, date->tm_hour, 2, ' '); return 1;
    case 'I': put_number(text, how, hour_of_twelve(date->tm_hour), 2, '0'); return 1;
    case 'l': put_number(text, how, hour_of_twelve(date->tm_hour), 2, ' '); return 1;
    case 'M': put_number(text, how, date->tm_min, 2, '0'); return 1;
    case 'S': put_number(text, how, date->tm_sec, 2, '0'); return 1;
    case 'P': how.lower = 1; put_words(text, how, half, 2); return 1;
    case 'p': put_words(text, how, half, 2); return 1;
    case 's': put_number(text, how, mktime(&copy), 1, ' '); return 1;
    case 'z': put_zone_offset(text, how, date->tm_gmtoff); return 1;
    case 'Z': put_words(text, how, date->tm_zone != 0 ? date->tm_zone : "", 100); return 1;
    default: return 0;
  }
}

static int put_several(struct text *text, struct directive how, char letter, const struct tm *date) {
  switch (letter) {
    case 'c': put_composed(text, how, "%a %b %e %H:%M:%S %Y", date); return 1;
    case 'D':
    case 'x': put_composed(text, how, "%m/%d/%y", date); return 1;
    case 'F': put_composed(text, how, "%Y-%m-%d", date); return 1;
    case 'r': put_composed(text, how, "%I:%M:%S %p", date); return 1;
    case 'R': put_composed(text, how, "%H:%M", date); return 1;
    case 'T':
    case 'X': put_composed(text, how, "%H:%M:%S", date); return 1;
    case 'n': put_words(text, how, "\n", 1); return 1;
    case 't': put_words(text, how, "\t", 1); return 1;
    case '%': put_words(text, how, "%", 1); return 1;
    default: return 0;
  }
}

/* Reads flags, width and modifier; returns where the letter stands. */
static const char *read_directive(const char *at, struct directive *how) {
  for (;; at++) {
    if (*at == '_' || *at == '-' || *at == '0') {
      how->padding = *at;
    } else if (*at == '^') {
      how->upper = 1;
    } else if (*at == '#') {
      how->swap = 1;
    } else {
      break;
    }
  }
  for (; *at >= '0' && *at <= '9'; at++) {
    int wider = (how->width < 0 ? 0 : how->width) * 10 + *at - '0';
    how->width = wider < 100000000 ? wider : 100000000;
  }
  if (*at == 'E' || *at == 'O') {
    how->modifier = *at++;
  }
  return at;
}

/* Modifiers change nothing in this locale, but not every letter takes them. */
static int takes_modifier(char modifier, char letter) {
  const char *refusing = modifier == 'E' ? "ABDFGHIMSUVWabdeghjklmw" : "ADFXYacx";
  return modifier == 0 || strchr(refusing, letter) == 0;
}

static int put_directive(
    struct text *text, struct directive how, char letter, const struct tm *date) {
  if (letter == '\0' || !takes_modifier(how.modifier, letter)) {
    return 0;
  }
  if (how.swap && (letter == 'p' || letter == 'Z')) {
    how.lower = 1;
  } else if (how.swap && strchr("aAbBh", letter) != 0) {
    how.upper = 1;
  }
  return put_date(text, how, letter, date) || put_time(text, how, letter, date)
         || put_several(text, how, letter, date);
}

static void format(struct text *text, const char *pattern, const struct tm *date, int upper) {
  const char *at = pattern;
  while (*at != '\0') {
    if (*at != '%') {
      put(text, *at++);
      continue;
    }
    struct directive how = {.upper = upper, .width = -1};
    const char *letter = read_directive(at + 1, &how);
    if (put_directive(text, how, *letter, date)) {
      at = letter + 1;
    } else {
      do {
        put(text, *at++);
      } while (at <= letter && *at != '\0');
    }
  }
}

/* C17 7.27.3.5p8: what is there if the text did not fit is indeterminate. */
static void forget(char *target, size_t size) {
  char unset;
  for (size_t i = 0; i < size; i++) {
    memcpy(target + i, &unset, 1);
  }
}

size_t strftime(char *target, size_t size, const char *pattern, const struct tm *date) {
  struct text text = {target, size, 0};
  format(&text, pattern, date, 0);
  if (text.length >= size) {
    forget(target, size);
    return 0;
  }
  target[text.length] = '\0';
  return text.length;
}
