/* The environment: getenv answers anything. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void tick(void);

int color_wanted(void) {
  const char *color = getenv("COLOR");
  if (color == NULL) return 0;
  if (strcmp(color, "always") == 0) return 2;
  if (strcmp(color, "never") == 0) return 1;
  if (strcmp(color, "always") == 0) return 4; // infeasible: 8:T - returned above
  if (*color == '\0') return 0;
  return 3;
}

int debug_level(void) {
  const char *text = getenv("DEBUG");
  if (!text || !*text) return 0;
  if (!isdigit((unsigned char)text[0])) return -1;
  int level = 0;
  for (; isdigit((unsigned char)*text); text++) {
    level = level * 10 + (*text - '0');
    if (level > 9) return 9;
  }
  if (level < 0) return -3; // infeasible: 12:T - digits only
  if (*text != '\0') return -2;
  return level;
}

int home_file(char *into, size_t size, const char *name) {
  const char *home = getenv("HOME");
  if (home == NULL || home[0] != '/') return -1;
  size_t n = strlen(home);
  size_t m = strlen(name);
  if (n + 1 + m + 1 > size) return -2;
  memcpy(into, home, n);
  into[n] = '/';
  memcpy(into + n + 1, name, m + 1);
  if (into[0] != '/') return -3; // infeasible: 11:T - home begins so
  return home[n - 1] == '/' ? 1 : 0;
}

int editor_kind(void) {
  const char *editor = getenv("VISUAL");
  if (editor == NULL) editor = getenv("EDITOR");
  if (editor == NULL) editor = "vi";
  if (editor == NULL) return -1; // infeasible: 6:T - vi at the least
  if (strstr(editor, "vi") != NULL) return 1;
  if (strcmp(editor, "emacs") == 0) return 2;
  if (strchr(editor, ' ') != NULL) return 3;
  return 0;
}

int path_entries(void) {
  const char *path = getenv("PATH");
  if (path == NULL) return -1;
  int entries = 1;
  int empty = 0;
  const char *start = path;
  for (const char *p = path; *p; p++) {
    if (*p == ':') {
      if (p == start) empty++;
      entries++;
      start = p + 1;
    }
  }
  if (empty >= entries) return -2; // infeasible: 15:T - the last one is not counted as empty
  if (empty > 0) return 1;
  if (entries > 3) return 2;
  return 0;
}

int timeout_of(int fallback) {
  char *text = getenv("TIMEOUT");
  if (text == NULL) return fallback;
  char *end;
  long seconds = strtol(text, &end, 10);
  if (end == text || *end != '\0') return fallback;
  if (seconds <= 0) return 0;
  if (seconds > 3600) return 3600;
  if (seconds > 5000) return -1; // infeasible: 11:T - cut off above
  return (int)seconds;
}

int is_terminal_known(void) {
  const char *term = getenv("TERM");
  const char *columns = getenv("COLUMNS");
  if (term == NULL && columns == NULL) return 0;
  if (term == NULL) return columns[0] == '8' ? 1 : 2;
  if (strncmp(term, "xterm", 5) == 0) return strlen(term) == 5 ? 3 : 4;
  if (strlen(term) < 5 && strncmp(term, "xterm", 5) == 0) return 6; // infeasible: 11.2:T - returned above
  return 5;
}

int after_setting(int value) {
  if (value < 0 || value > 1) return -1;
  if (setenv("FLAG", value ? "on" : "off", 1) != 0) return -2;
  const char *flag = getenv("FLAG");
  if (flag == NULL) return -3; // infeasible: 7:T - just set
  if (strcmp(flag, "on") == 0) return 1;
  return flag[1] == 'f' ? 0 : 2; // infeasible: 12:F - off
}

int after_unsetting(void) {
  if (unsetenv("FLAG") != 0) return -1; // untestable: 1:T - the only listed error is a bad name, but others are allowed
  if (getenv("FLAG") != NULL) return 1; // infeasible: 3:T - just taken away
  tick();
  if (getenv("FLAG") != NULL) return 2;
  return 0;
}

int language(void) {
  const char *lang = getenv("LANG");
  if (lang == NULL) return 0;
  size_t n = strcspn(lang, "_.");
  if (n > strlen(lang)) return -1; // infeasible: 5:T - a part of it
  if (n != 2) return 1;
  if (memcmp(lang, "de", 2) == 0) return 2;
  if (lang[2] == '_' && lang[3] != '\0' && lang[4] != '\0') return 3;
  return 4;
}
