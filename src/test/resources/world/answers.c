/* Runs of answers: the outside is asked again and again, and may answer differently each time. */
#include <stddef.h>

enum color { RED, GREEN, BLUE };

int more(void);
int next_reading(int channel);
int poll_button(void);
unsigned char read_byte(void);
double measure(void);
long next_id(void);
const char *next_word(void);
_Bool is_ready(void);
short sample(void);
enum color pick_color(void);
void delay_ms(unsigned ms);
int next_token(void);
int ask(const char *question);

int count_items(void) {
  int n = 0;
  while (more()) n++;
  if (n == 5000) return 1;
  if (n > 300) return 2;
  if (n < 0) return 3; // infeasible: 8:T - only an overflow would get there
  return 0;
}

int debounce(void) {
  int stable = 0;
  int last = poll_button();
  for (int i = 0; i < 50; i++) {
    int now = poll_button();
    if (now == last) {
      stable++;
    } else {
      stable = 0;
      last = now;
    }
    if (stable == 8) return last;
    if (stable > 8) return -2; // infeasible: 13:T - returned at 8
    delay_ms(1);
  }
  return -1;
}

int mean_reading(int channel, int *mean) {
  long sum = 0;
  int n = 0;
  for (;;) {
    int reading = next_reading(channel);
    if (reading < 0) break;
    if (reading > 4095) return -1;
    sum += reading;
    if (++n == 400) break;
  }
  if (n == 0) return -2;
  if (sum / n > 4095) return -3; // infeasible: 11:T - no reading is greater
  if (n == 400 && sum == 0) return 1;
  *mean = (int)(sum / n);
  return 0;
}

int wait_until_ready(unsigned limit) {
  unsigned tries = 0;
  unsigned pause = 1;
  while (!is_ready()) {
    if (++tries >= limit) return -1;
    delay_ms(pause);
    if (pause < 64) pause *= 2;
  }
  if (tries == 0) return 0;
  if (pause > 64) return 2; // infeasible: 11:T - doubled only below 64
  if (pause == 64) return 1;
  return 3;
}

int receive_packet(unsigned char *into, int size) {
  if (read_byte() != 0xAA) return -1;
  if (read_byte() != 0x55) return -2;
  int length = read_byte();
  if (length == 0 || length > size) return -3;
  unsigned char sum = 0;
  for (int i = 0; i < length; i++) {
    into[i] = read_byte();
    sum += into[i];
  }
  if (length > 255) return -5; // infeasible: 14:T - it was one byte
  if (sum != read_byte()) return -4;
  return length;
}

int check_ids(void) {
  long last = next_id();
  if (last <= 0) return -1;
  int gaps = 0;
  for (int i = 0; i < 20; i++) {
    long id = next_id();
    if (id <= last) return i == 0 ? -2 : -3;
    if (id - last > 1) gaps++;
    last = id;
  }
  if (last < 21) return -4; // infeasible: 15:T - it rose 20 times from at least 1
  if (gaps == 20) return 2;
  return gaps > 0 ? 1 : 0;
}

int favourite_color(void) {
  int counts[3] = {0};
  for (int i = 0; i < 5; i++) {
    switch (pick_color()) {
      case RED:
        counts[0]++;
        break;
      case GREEN:
        counts[1]++;
        break;
      case BLUE:
        counts[2]++;
        break;
      default:
        return -1;
    }
  }
  if (counts[0] + counts[1] + counts[2] != 5) return -2; // infeasible: 10:T - each round counts one
  for (int k = 0; k < 3; k++) {
    if (counts[k] >= 3) return k;
  }
  return 3;
}

int count_long_words(void) {
  const char *word;
  int n = 0;
  while ((word = next_word()) != NULL) {
    if (word[0] == '\0') continue;
    if (word[0] == '#') break;
    if (word[1] != '\0' && word[2] != '\0') n++;
  }
  if (n > 3) return 3;
  return n;
}

int filter_measurements(double low, double high) {
  int outside = 0;
  for (int i = 0; i < 10; i++) {
    double m = measure();
    if (m != m) return -1;
    if (m < low || m > high) {
      outside++;
    } else if (outside > 0) {
      outside--;
    }
    if (outside < 0) return -2; // infeasible: 12:T - lowered only above 0
    if (outside == 3) return 1;
  }
  return 0;
}

int peak_of(int n) {
  if (n < 1 || n > 16) return -1;
  int top = sample();
  int at = 0;
  for (int i = 1; i < n; i++) {
    int s = sample();
    if (s > top) {
      top = s;
      at = i;
    }
  }
  if (top > 40000) return -2; // infeasible: 12:T - short ends at 32767
  if (at >= n) return -3; // infeasible: 14:T - at is 0 or an i below n
  if (top < 0) return -4;
  return at;
}

int unsteady(int channel) {
  int first = next_reading(channel);
  int second = next_reading(channel);
  if (first != second) return 1;
  if (first == 7 && second != 7) return 2; // infeasible: 5.2:T - equal here
  return 0;
}

int parse_sum(void) {
  int total = 0;
  int depth = 0;
  for (;;) {
    int token = next_token();
    switch (token) {
      case '(':
        if (++depth > 30) return -1;
        break;
      case ')':
        if (depth == 0) return -2;
        depth--;
        break;
      case '+':
        if (total < 1000) total++;
        break;
      case 0:
        if (depth > 30) return -5; // infeasible: 12:T - returned when it grew past it
        return depth == 0 ? total : -3;
      default:
        return -4;
    }
  }
}

int confirm(int tries) {
  for (int i = 0; i < tries; i++) {
    int answer = ask("Continue?");
    if (answer == 'y' || answer == 'Y') return 1;
    if (answer == 'n' || answer == 'N') return 0;
    if (answer == 'y') return 2; // infeasible: 9:T - returned above
  }
  return -1;
}

int drain(void) {
  int last = 0;
  int repeats = 0;
  int token;
  while ((token = next_token()) != 0) {
    if (token == last) {
      repeats++;
    } else {
      repeats = 0;
    }
    if (repeats >= 100) return -1;
    last = token;
  }
  if (token != 0) return -2; // infeasible: 10:T - the loop ends only at 0
  if (repeats == 99) return 1;
  return 0;
}
