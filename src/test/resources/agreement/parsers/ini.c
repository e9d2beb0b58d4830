// A configuration reader: sections, keys, comments, errors with line numbers.
#include <ctype.h>
#include <stdio.h>
#include <string.h>

struct setting { char section[16], key[16], value[32]; };
static struct setting settings[20];
static int count, errors;

static char *trim(char *s) {
  while (isspace((unsigned char)*s)) s++;
  char *end = s + strlen(s);
  while (end > s && isspace((unsigned char)end[-1])) end--;
  *end = '\0';
  return s;
}

static void complain(int line, const char *what) {
  printf("line %d: %s\n", line, what);
  errors++;
}

static void copy(char *to, const char *from, size_t room) {
  snprintf(to, room, "%s", from);
}

static const char *find(const char *section, const char *key) {
  for (int i = count; i-- > 0;)
    if (!strcmp(settings[i].section, section) && !strcmp(settings[i].key, key))
      return settings[i].value;
  return "(none)";
}

int main(void) {
  char line[80], section[16] = "";
  for (int number = 1; fgets(line, sizeof line, stdin); number++) {
    char *comment = strpbrk(line, "#;");
    if (comment) *comment = '\0';
    char *s = trim(line);
    if (!*s) continue;
    if (*s == '[') {
      char *close = strchr(s, ']');
      if (!close || close[1]) complain(number, "bad section");
      else *close = '\0', copy(section, trim(s + 1), sizeof section);
      continue;
    }
    char *equals = strchr(s, '=');
    if (!equals || equals == s) {
      complain(number, equals ? "no key" : "no value");
      continue;
    }
    *equals = '\0';
    struct setting *next = &settings[count++];
    copy(next->section, section, sizeof next->section);
    copy(next->key, trim(s), sizeof next->key);
    copy(next->value, trim(equals + 1), sizeof next->value);
  }
  for (int i = 0; i < count; i++)
    printf("[%s] %s = '%s'\n", settings[i].section, settings[i].key, settings[i].value);
  printf("%s %s %s\n", find("", "top"), find("window", "size"), find("window", "none"));
  return count * 10 + errors;
}
