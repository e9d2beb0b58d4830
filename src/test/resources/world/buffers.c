/* Arrays and buffers that callees fill. */
#include <ctype.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int read_line(char *into, size_t size);
size_t receive_bytes(uint8_t *into, size_t size);
int get_samples(short *into, int n);
void randomize(void *into, size_t n);
int get_names(const char **into, int n);
void sort_rows(int (*rows)[3], int n);
void checksum(const uint8_t *data, size_t n, uint8_t *sum);
int fetch_key(char key[8]);
void tick(void);
int load_matrix(double m[2][2]);
int split_line(char *line, char **fields, int most);
void hash_block(const void *data, size_t n, uint32_t out[4]);

int count_digits(void) {
  char line[32] = "";
  int n = read_line(line, sizeof line);
  if (n < 0) return -1;
  line[31] = '\0';
  int digits = 0;
  for (char *p = line; *p != '\0'; p++) {
    if (isdigit((unsigned char)*p)) digits++;
  }
  if (digits > 31) return -2; // infeasible: 12:T - at most 31 characters
  if (digits == 0) return 0;
  return digits >= 10 ? 2 : 1;
}

int is_command(void) {
  char line[16] = {0};
  if (read_line(line, 16) <= 0) return -1;
  if (memchr(line, '\0', 16) == NULL) return -2;
  if (strncmp(line, "go ", 3) != 0) return 0;
  if (line[0] != 'g') return 3; // infeasible: 8:T - compared equal
  if (line[3] == '\0') return 1;
  return 2;
}

int frame_kind(void) {
  uint8_t frame[8] = {0};
  size_t n = receive_bytes(frame, sizeof frame);
  if (n > sizeof frame) return -1;
  if (n < 4) return -2;
  if (frame[0] == 0x7E && frame[n - 1] == 0x7E) return 1;
  unsigned length = frame[2] << 8 | frame[3];
  if (length > 65535) return -3; // infeasible: 10:T - two bytes
  if (length == n) return 2;
  return 0;
}

int loudest(void) {
  short s[10] = {0};
  if (get_samples(s, 10) != 10) return -1;
  int best = 0;
  for (int i = 1; i < 10; i++) {
    if (s[i] > s[best]) best = i;
  }
  for (int i = 0; i < 10; i++) {
    if (s[i] > s[best]) return -2; // infeasible: 13:T - best is the greatest
  }
  if (s[best] < 0) return -3;
  return best;
}

int token_strength(void) {
  unsigned char token[4] = {0};
  randomize(token, sizeof token);
  int zeros = 0;
  for (int i = 0; i < 4; i++) {
    if (token[i] == 0) zeros++;
  }
  if (zeros == 4) return 0;
  if (zeros > 4) return -1; // infeasible: 11:T - four bytes
  if (token[0] == token[3]) return 1;
  return 2;
}

int first_match(const char *wanted) {
  const char *names[5] = {NULL};
  int n = get_names(names, 5);
  if (n < 0 || n > 5) return -1;
  for (int i = 0; i < n; i++) {
    if (names[i] == NULL) continue;
    if (strcmp(names[i], wanted) == 0) return i;
    if (names[i] == wanted) return -2; // infeasible: 11:T - it would compare equal
  }
  return 5;
}

int ascending_rows(void) {
  int rows[2][3] = {{3, 2, 1}, {6, 5, 4}};
  sort_rows(rows, 2);
  for (int r = 0; r < 2; r++) {
    for (int c = 1; c < 3; c++) {
      if (rows[r][c] < rows[r][c - 1]) return 0;
    }
  }
  if (rows[0][0] > rows[0][2]) return -1; // infeasible: 11:T - ascending here
  if (rows[0][2] > rows[1][0]) return 1;
  return 2;
}

int verified(const uint8_t *data, size_t n) {
  uint8_t sum[2] = {0, 0};
  uint8_t copy[4] = {1, 2, 3, 4};
  checksum(data, n, sum);
  if (sum[0] == 0 && sum[1] == 0) return 0;
  checksum(copy, 4, sum);
  if (copy[1] != 2) return -1; // infeasible: 7:T - only read there
  return sum[0] == sum[1] ? 1 : 2;
}

int key_case(void) {
  char key[8] = "";
  if (!fetch_key(key)) return -1;
  if (key[0] == '\0') return 0;
  if (islower((unsigned char)key[0])) return 1;
  if (isupper((unsigned char)key[0])) return 2;
  if (key[0] == '\0') return 3; // infeasible: 10:T - asked before
  return 4;
}

int heap_buffer(size_t n) {
  if (n < 4 || n > 64) return -1;
  uint8_t *buffer = malloc(n);
  if (buffer == NULL) return -2;
  memset(buffer, 0, n);
  uint8_t *own = calloc(2, 1);
  if (own == NULL) {
    free(buffer);
    return -3;
  }
  size_t got = receive_bytes(buffer, n);
  tick();
  int result = 0;
  if (got == n) result = 1;
  if (buffer[n - 1] != 0) result += 2;
  if (own[1] != 0) result += 100; // infeasible: 18:T - never handed out
  free(own);
  free(buffer);
  return result;
}

int matrix_kind(void) {
  double m[2][2] = {{1, 0}, {0, 1}};
  if (load_matrix(m) != 0) return -1;
  double det = m[0][0] * m[1][1] - m[0][1] * m[1][0];
  if (det == 0) return 0;
  if (m[0][1] == 0 && m[1][0] == 0) return 1;
  if (det == 0) return 3; // infeasible: 9:T - asked before
  return det > 0 ? 2 : 4;
}

int field_count(void) {
  char line[24] = "a,b";
  char *fields[4] = {NULL, NULL, NULL, NULL};
  int n = split_line(line, fields, 4);
  if (n <= 0) return 0;
  if (n > 4) return -1;
  if (fields[n - 1] == NULL) return -2;
  if (fields[0] == line) return 1;
  if (line[0] != 'a') return 2;
  return n > 4 ? 5 : 3; // infeasible: 15:T - refused above
}

int hash_collides(const char *text) {
  uint32_t h[4] = {0}, again[4] = {0};
  size_t n = strlen(text);
  hash_block(text, n, h);
  hash_block(text, n, again);
  if (memcmp(h, again, sizeof h) != 0) return 1;
  if (h[2] != again[2]) return 2; // infeasible: 8:T - compared equal
  if (h[0] == 0xFFFFFFFFu) return 3;
  return 0;
}
