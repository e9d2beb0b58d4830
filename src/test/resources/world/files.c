/* Files: they exist or not, have any content, and every call may fail. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int count_lines(const char *path) {
  FILE *in = fopen(path, "r");
  if (in == NULL) return -1;
  int lines = 0, c;
  while ((c = fgetc(in)) != EOF) {
    if (c > 255) lines = -100; // infeasible: 6:T - an unsigned char or EOF
    if (c == '\n') lines++;
  }
  if (ferror(in)) lines = -2;
  fclose(in);
  if (lines == 3) return 33;
  return lines;
}

int first_line_length(const char *path) {
  char line[16];
  FILE *in = fopen(path, "r");
  if (!in) return -1;
  char *got = fgets(line, sizeof line, in);
  int at_end = feof(in);
  fclose(in);
  if (got == NULL) return at_end ? 0 : -2;
  if (got != line) return -4; // infeasible: 10:T - NULL or the buffer
  size_t n = strlen(line);
  if (n > 15) return -5; // infeasible: 13:T - room for the end is kept
  if (n == 0) return -3;
  if (line[n - 1] == '\n') return (int)n - 1;
  return n == 15 ? 100 : (int)n;
}

int read_header(const char *path) {
  unsigned char header[4];
  FILE *in = fopen(path, "rb");
  if (in == NULL) return errno == ENOENT ? -1 : -2;
  size_t n = fread(header, 1, sizeof header, in);
  fclose(in);
  if (n > 4) return -4; // infeasible: 7:T - never more than asked for
  if (n < 4) return -3;
  if (header[0] == 'P' && header[1] == 'K') return 1;
  if (header[0] == 0x7F && memcmp(header + 1, "ELF", 3) == 0) return 2;
  return 0;
}

long file_size(const char *path) {
  FILE *in = fopen(path, "rb");
  if (in == NULL) return -1;
  if (fseek(in, 0, SEEK_END) != 0) {
    fclose(in);
    return -2;
  }
  long size = ftell(in);
  if (fclose(in) != 0) return -4;
  if (size < 0) return -3;
  if (size == 0) return 0;
  return size > 10 ? 2 : 1;
}

int sum_numbers(const char *path) {
  FILE *in = fopen(path, "r");
  if (in == NULL) return -1;
  int n, sum = 0, count = 0, got;
  while ((got = fscanf(in, "%d", &n)) == 1) {
    if (n < -1000 || n > 1000) break;
    sum += n;
    if (++count == 5) break;
  }
  fclose(in);
  if (got > 1) return -4; // infeasible: 11:T - one conversion
  if (got == 0) return -2;
  if (count == 0) return got == EOF ? 0 : -3;
  if (sum > 5000) return -5; // infeasible: 18:T - five of at most 1000
  return sum > 10 ? 2 : 1;
}

int save_text(const char *path, const char *text) {
  FILE *out = fopen(path, "w");
  if (out == NULL) return -1;
  if (fputs(text, out) == EOF) {
    fclose(out);
    return -2;
  }
  if (fflush(out) != 0) {
    fclose(out);
    return -3;
  }
  if (fclose(out) != 0) return -4;
  return 0;
}

int config_value(FILE *in, int *value) {
  char line[32];
  while (fgets(line, sizeof line, in) != NULL) {
    if (line[0] == '#' || line[0] == '\n') continue;
    char *equals = strchr(line, '=');
    if (equals == NULL) return -1;
    *equals = '\0';
    if (strcmp(line, "size") != 0) continue;
    if (strchr(line, '=') != NULL) return -3; // infeasible: 8:T - it is size
    *value = atoi(equals + 1);
    return *value > 0 ? 1 : 2;
  }
  if (ferror(in)) return -2;
  return 0;
}

int copy_stream(FILE *in, FILE *out) {
  char block[8];
  size_t n;
  int blocks = 0;
  while ((n = fread(block, 1, sizeof block, in)) > 0) {
    if (n > sizeof block) return -4; // infeasible: 3:T - never more than asked for
    if (fwrite(block, 1, n, out) != n) return -1;
    if (++blocks == 3) return 3;
  }
  if (ferror(in)) return -2;
  if (!feof(in)) return -3; // infeasible: 11:T - it stopped for one of the two
  return blocks;
}

int peek_char(FILE *in) {
  int c = getc(in);
  if (c == EOF) return feof(in) ? -1 : -2;
  if (ungetc(c, in) != c) return -3; // infeasible: 5:T - one character can always be pushed back
  if (getc(in) != c) return -4; // infeasible: 7:T - just pushed back
  if (c == '{') return 1;
  return c == '\0' ? 2 : 0;
}

int open_log(const char *path) {
  FILE *log = fopen(path, "a");
  if (log == NULL) {
    if (errno == EACCES) return -1;
    if (errno == ENOSPC) return -2;
    return -3;
  }
  if (fprintf(log, "start %d\n", 1) < 0) {
    fclose(log);
    return -4;
  }
  return fclose(log) == EOF ? -5 : 0;
}

int two_files(const char *first, const char *second) {
  FILE *a = fopen(first, "r");
  FILE *b = fopen(second, "r");
  int result = 0;
  if (a == NULL && b == NULL) return -1;
  if (a == NULL || b == NULL) {
    result = -2;
  } else {
    int ca = fgetc(a), cb = fgetc(b);
    if (ca == EOF && cb == EOF) {
      result = 1;
    } else if (ca == cb) {
      result = 2;
    }
  }
  if (a != NULL) fclose(a);
  if (b != NULL) fclose(b);
  return result;
}

int skip_to(FILE *in, long offset) {
  if (offset < 0) return -1;
  if (fseek(in, offset, SEEK_SET) < 0) return -2;
  long at = ftell(in);
  if (at == -1L) return -3;
  int c = fgetc(in);
  if (c == EOF) return 0;
  if (c < 0) return -5; // infeasible: 11:T - EOF is the only negative answer
  return c == 'x' ? 1 : 2;
}

int answer_from_user(void) {
  char line[8];
  for (int tries = 0; tries < 3; tries++) {
    if (fgets(line, sizeof line, stdin) == NULL) return -1;
    if (line[0] == '\n') continue;
    if (strcmp(line, "yes\n") == 0) return 1;
    if (strcmp(line, "no\n") == 0) return 0;
    if (strchr(line, '\n') == NULL) return -2;
  }
  return -3;
}

int remove_old(const char *path) {
  if (remove(path) == 0) return 0;
  if (errno == ENOENT) return 1;
  if (errno == EACCES || errno == EPERM) return 2;
  return 3;
}

int read_record(FILE *in) {
  struct { int id; short kind; } record;
  size_t n = fread(&record, sizeof record, 1, in);
  if (n != 1) return feof(in) ? 0 : -1;
  if (record.id < 0) return -2;
  if (record.kind == 3) return 3;
  if (n > 1) return -3; // infeasible: 9:T - one was asked for
  return 1;
}
