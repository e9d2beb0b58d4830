/* Functions that are only declared: what they answer is input too. */
#include <stdbool.h>
#include <stddef.h>

int read_sensor(int channel);
bool try_send(const char *text);
unsigned ticks(void);
void log_event(int code);
double temperature(void);
void *pool_take(size_t size);

/* The mean of three readings; -1 when a sensor fails. */
int mean_of_three(void) {
  int sum = 0;
  for (int channel = 0; channel < 3; channel++) {
    int reading = read_sensor(channel);
    if (reading < 0 || reading > 4095) {
      log_event(channel);
      return -1;
    }
    sum += reading;
  }
  int mean = sum / 3;
  if (mean > 4095) return -2; // infeasible: 11:T - no reading is above 4095
  return mean;
}

/* Tries to send at most three times; how often it took, 0 if it failed. */
int send_with_retries(const char *text) {
  if (text == NULL) return 0;
  for (int attempt = 1; attempt <= 3; attempt++) {
    if (try_send(text)) return attempt;
  }
  return 0;
}

/* Waits until the clock moves by 5, asking at most 4 times. */
bool wait_for_ticks(void) {
  unsigned start = ticks();
  for (int i = 0; i < 4; i++) {
    if (ticks() - start >= 5u) return true;
  }
  return false;
}

enum alarm { OFF, WARN, RING };

/* Two thresholds, and a sensor that may give no number. */
enum alarm alarm_level(void) {
  double t = temperature();
  if (t != t) return RING;
  if (t > 90.0) return RING;
  if (t > 70.0) return WARN;
  if (t > 80.0) return RING; // infeasible: 8:T - above 80 is above 70
  return OFF;
}

/* A median filter over the outside's answers. */
int stable_reading(void) {
  int a = read_sensor(1), b = read_sensor(1);
  if (a == b) return a;
  int c = read_sensor(1);
  if (c == a || c == b) return c;
  if (a < b ? c > b : c > a) return a < b ? b : a;
  return 0;
}

/* Takes memory from a pool that may be empty. */
int *pooled_counter(int start) {
  int *p = pool_take(sizeof *p);
  if (p == NULL) {
    log_event(1);
    return NULL;
  }
  *p = start > 0 ? start : 1;
  if (*p < 1) return NULL; // infeasible: 7:T - at least 1 was stored
  return p;
}
