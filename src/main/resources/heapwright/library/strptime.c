/* time.h: dates from text, in the "C" locale. */

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

extern int isspace(int c);
extern int strncasecmp(const char *left, const char *right, unsigned long limit);
extern unsigned long strlen(const char *text);

static const char *const days[] = {
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const months[] = {
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December"};

/* What was read, beyond what struct tm holds directly. */
struct reading {
  struct tm *date;
  int century; /* -1 where none was read. */
  int afternoon; /* -1 where neither am nor pm was read. */
  int has_day, has_weekday, has_day_of_year;
};

static const char *skip_space(const char *text) {
  while (isspace((unsigned char)*text)) {
    text++;
  }
  return text;
}

/* A number of at most so many digits within a range; null where there is none. */
static const char *number(const char *text, int digits, int least, int most, int *value) {
  int result = 0;
  text = skip_space(text);
  if (*text < '0' || *text > '9') {
    return 0;
  }
  while (digits-- > 0 && *text >= '0' && *text <= '9') {
    result = 10 * result + (*text++ - '0');
  }
  if (result < least || result > most) {
    return 0;
  }
  *value = result;
  return text;
}

/* One of some names, whole or its first three letters, in any case. */
static const char *name(const char *text, const char *const names[], int count, int *index) {
  for (int i = 0; i < count; i++) {
    unsigned long length = strlen(names[i]);
    if (strncasecmp(text, names[i], length) == 0) {
      *index = i;
      return text + length;
    }
    if (strncasecmp(text, names[i], 3) == 0) {
      *index = i;
      return text + 3;
    }
  }
  return 0;
}

static const char *shifted(const char *text, int digits, int least, int most, int by, int *value) {
  text = number(text, digits, least, most, value);
  if (text != 0) {
    *value -= by;
  }
  return text;
}

static const char *half_of_day(const char *text, struct reading *reading) {
  if (strncasecmp(text, "am", 2) == 0 || strncasecmp(text, "pm", 2) == 0) {
    reading->afternoon = *text == 'p' || *text == 'P';
    return text + 2;
  }
  return 0;
}

static const char *parse(const char *text, const char *format, struct reading *reading);

static const char *year_in_century(const char *text, struct tm *date) {
  text = number(text, 2, 0, 99, &date->tm_year);
  if (text != 0 && date->tm_year < 69) {
    date->tm_year += 100;
  }
  return text;
}

static const char *directive(const char *text, char letter, struct reading *reading) {
  struct tm *date = reading->date;
  switch (letter) {
    case 'a':
    case 'A': reading->has_weekday = 1; return name(text, days, 7, &date->tm_wday);
    case 'b':
    case 'B':
    case 'h': reading->has_day = 1; return name(text, months, 12, &date->tm_mon);
    case 'C': return number(text, 2, 0, 99, &reading->century);
    case 'c': return parse(text, "%a %b %e %H:%M:%S %Y", reading);
    case 'D':
    case 'x': return parse(text, "%m/%d/%y", reading);
    case 'd':
    case 'e': reading->has_day = 1; return number(text, 2, 1, 31, &date->tm_mday);
    case 'F': return parse(text, "%Y-%m-%d", reading);
    case 'H':
    case 'k': return number(text, 2, 0, 23, &date->tm_hour);
    case 'I':
    case 'l': {
      const char *rest = number(text, 2, 1, 12, &date->tm_hour);
      date->tm_hour %= 12;
      reading->afternoon = reading->afternoon < 0 ? 0 : reading->afternoon;
      return rest;
    }
    case 'j': reading->has_day_of_year = 1; return shifted(text, 3, 1, 366, 1, &date->tm_yday);
    case 'M': return number(text, 2, 0, 59, &date->tm_min);
    case 'm': reading->has_day = 1; return shifted(text, 2, 1, 12, 1, &date->tm_mon);
    case 'n':
    case 't': return skip_space(text);
    case 'p': return half_of_day(text, reading);
    case 'R': return parse(text, "%H:%M", reading);
    case 'r': return parse(text, "%I:%M:%S %p", reading);
    case 'S': return number(text, 2, 0, 61, &date->tm_sec);
    case 'T':
    case 'X': return parse(text, "%H:%M:%S", reading);
    case 'u': {
      const char *rest = number(text, 1, 1, 7, &date->tm_wday);
      date->tm_wday %= 7;
      reading->has_weekday = 1;
      return rest;
    }
    case 'w': reading->has_weekday = 1; return number(text, 1, 0, 6, &date->tm_wday);
    case 'Y': reading->has_day = 1; return shifted(text, 4, 0, 9999, 1900, &date->tm_year);
    case 'y': reading->has_day = 1; return year_in_century(text, date);
    case '%': return *text == '%' ? text + 1 : 0;
    default: return 0;
  }
}

static const char *parse(const char *text, const char *format, struct reading *reading) {
  for (; text != 0 && *format != '\0'; format++) {
    if (isspace((unsigned char)*format)) {
      text = skip_space(text);
    } else if (*format != '%') {
      text = *text == *format ? text + 1 : 0;
    } else {
      format++;
      while (*format == 'E' || *format == 'O') {
        format++;
      }
      text = directive(text, *format, reading);
    }
  }
  return text;
}

static int is_leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

static int day_of_year(const struct tm *date) {
  static const int before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
  return before[date->tm_mon] + date->tm_mday - 1 +
         (date->tm_mon > 1 && is_leap(1900 + date->tm_year));
}

/* 1970 began on a Thursday. */
static int weekday(const struct tm *date) {
  int year = 1900 + date->tm_year - 1;
  long days_before = 365L * year + year / 4 - year / 100 + year / 400;
  return (int)((days_before + 1 + day_of_year(date)) % 7);
}

char *strptime(const char *text, const char *format, struct tm *date) {
  struct reading reading = {date, -1, -1, 0, 0, 0};
  const char *rest = parse(text, format, &reading);
  if (rest == 0) {
    return 0;
  }
  if (reading.afternoon > 0) {
    date->tm_hour += 12;
  }
  if (reading.century >= 0) {
    date->tm_year = (reading.century - 19) * 100 + date->tm_year % 100;
  }
  if (reading.has_day && !reading.has_weekday) {
    date->tm_wday = weekday(date);
  }
  if (reading.has_day && !reading.has_day_of_year) {
    date->tm_yday = day_of_year(date);
  }
  return (char *)rest;
}
