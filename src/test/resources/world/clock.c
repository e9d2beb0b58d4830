/* Time: clocks answer anything that their type and contract allow. */
#include <stdio.h>
#include <string.h>
#include <time.h>

void work(void);

int is_expired(time_t deadline) {
  time_t now = time(NULL);
  if (now == (time_t)-1) return -1;
  if (now > deadline) return 1;
  if (now == deadline) return 2;
  if (now >= deadline) return 3; // infeasible: 8:T - both were returned
  return 0;
}

int stored_time(void) {
  time_t stored = 5;
  time_t now = time(&stored);
  if (now != stored) return 1; // infeasible: 3:T - it stores what it returns
  if (stored < 0) return 2;
  return stored > 1700000000 ? 3 : 0;
}

int elapsed(void) {
  time_t start = time(NULL);
  work();
  time_t end = time(NULL);
  if (end < start) return -1;
  double seconds = difftime(end, start);
  if (seconds < 0) return -2; // infeasible: 7:T - end is not before start
  if (seconds == 0) return 0;
  return seconds > 60 ? 2 : 1;
}

int busy_for(clock_t limit) {
  clock_t start = clock();
  if (start == (clock_t)-1) return -1;
  int rounds = 0;
  while (clock() - start < limit) {
    work();
    if (++rounds == 100) return 2;
    if (rounds > 100) return -2; // infeasible: 9:T - returned at 100
  }
  return rounds > 0 ? 1 : 0;
}

int greeting(void) {
  time_t now = time(NULL);
  struct tm *t = localtime(&now);
  if (t == NULL) return -1;
  if (t->tm_hour < 6) return 0;
  if (t->tm_hour < 12) return 1;
  if (t->tm_hour < 18) return 2;
  if (t->tm_hour > 23) return 4; // infeasible: 11:T - 0 to 23
  return 3;
}

int is_weekend(time_t when) {
  struct tm *t = localtime(&when);
  if (t == NULL) return -1;
  if (t->tm_wday == 0 || t->tm_wday == 6) return 1;
  if (t->tm_wday > 6) return 2; // infeasible: 6:T - 0 to 6
  if (t->tm_mon > 11 || t->tm_mon < 0) return 3; // infeasible: 8.1:T, 8.2:T - 0 to 11
  return t->tm_mday == 13 && t->tm_wday == 5 ? 4 : 0;
}

int summer_time(void) {
  time_t now = time(NULL);
  struct tm local;
  if (localtime_r(&now, &local) == NULL) return -1;
  if (local.tm_isdst > 0) return 1;
  if (local.tm_isdst < 0) return 2;
  return local.tm_yday > 180 ? 3 : 0;
}

int valid_date(int year, int month, int day) {
  if (year < 1970 || year > 2100 || month < 1 || month > 12) return -1;
  struct tm t;
  memset(&t, 0, sizeof t);
  t.tm_year = year - 1900;
  t.tm_mon = month - 1;
  t.tm_mday = day;
  t.tm_hour = 12;
  if (day < 1 || day > 31) return -2;
  time_t when = mktime(&t);
  if (when == (time_t)-1) return -3;
  if (t.tm_mday != day) return 0;
  return 1;
}

int stamp(char *into, size_t size) {
  time_t now = time(NULL);
  struct tm *t = gmtime(&now);
  if (t == NULL) return -1;
  size_t n = strftime(into, size, "%H:%M", t);
  if (n == 0) return 0;
  if (n != 5) return -2; // infeasible: 8:T - two digits, a colon, two digits
  if (n >= size) return -3; // infeasible: 10:T - the end fits, too
  return into[0] == '2' ? 2 : 1;
}

int file_name(char into[32]) {
  time_t now = time(NULL);
  if (now == (time_t)-1) return -1;
  struct tm t;
  if (gmtime_r(&now, &t) == NULL) return -2;
  int n = snprintf(into, 32, "log-%02d%02d", t.tm_mon + 1, t.tm_mday);
  if (n != 8) return -3; // untestable: 7:T - printing into memory does not fail here
  if (t.tm_mon == 0) return 1;
  if (t.tm_mday > 31) return 2; // infeasible: 11:T - 1 to 31
  return 0;
}

int monotonic_ms(long *ms) {
  struct timespec t;
  if (clock_gettime(CLOCK_MONOTONIC, &t) != 0) return -1;
  if (t.tv_nsec < 0 || t.tv_nsec > 999999999) return -2; // infeasible: 3.1:T, 3.2:T - less than a second
  if (t.tv_sec > 1000000) return 1;
  *ms = t.tv_sec * 1000 + t.tv_nsec / 1000000;
  return *ms == 0 ? 2 : 0;
}

int nap(long ms) {
  if (ms < 0 || ms > 1000) return -1;
  struct timespec pause = {ms / 1000, ms % 1000 * 1000000}, left = {0, 0};
  if (nanosleep(&pause, &left) == 0) return 0;
  if (pause.tv_sec > 1) return -2; // infeasible: 7:T - at most 1000 ms
  if (left.tv_sec > 0) return 2;
  return left.tv_nsec > 0 ? 1 : 3;
}

int base_of_the_time(void) {
  struct timespec now;
  if (timespec_get(&now, TIME_UTC) == TIME_UTC) return 1;
  return 0;
}

int before_the_epoch(void) {
  time_t now = time(NULL);
  if (now == (time_t)-1) return -1;
  if (now < 0) return 1;
  return 0;
}

int hour_of_the_epoch(void) {
  time_t epoch = 0;
  struct tm *local = localtime(&epoch);
  if (local == NULL) return -1; // untestable: 3:T - no test changes the time zone
  if (local->tm_hour != 0) return 1; // untestable: 5:T - no test changes the time zone
  return 0;
}
