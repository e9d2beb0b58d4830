// State machines by switch: comments out, numbers recognised, words cased.
#include <ctype.h>
#include <stdio.h>

static void strip_comments(const char *in, char *out) {
  enum { CODE, SLASH, LINE, BLOCK, STAR, TEXT, ESCAPE } state = CODE;
  for (char c; (c = *in); in++) switch (state) {
      case CODE:
        if (c == '/') { state = SLASH; break; }
        if (c == '"') state = TEXT;
        *out++ = c;
        break;
      case SLASH:
        if (c == '/') state = LINE;
        else if (c == '*') state = BLOCK;
        else { *out++ = '/'; *out++ = c; state = CODE; }
        break;
      case LINE: if (c == '\n') *out++ = c, state = CODE; break;
      case BLOCK: if (c == '*') state = STAR; break;
      case STAR:
        if (c == '/') *out++ = ' ', state = CODE;
        else if (c != '*') state = BLOCK;
        break;
      case TEXT:
        *out++ = c;
        if (c == '\\') state = ESCAPE;
        else if (c == '"') state = CODE;
        break;
      case ESCAPE: *out++ = c; state = TEXT; break;
    }
  *out = '\0';
}

static const char *number_kind(const char *s) {
  int state = 0;
  for (; *s; s++) {
    int digit = isdigit((unsigned char)*s) != 0, sign = *s == '-' || *s == '+';
    switch (state) {
      case 0: state = sign ? 1 : digit ? 2 : *s == '.' ? 3 : 9; break;
      case 1: state = digit ? 2 : *s == '.' ? 3 : 9; break;
      case 2: state = digit ? 2 : *s == '.' ? 4 : *s == 'e' ? 5 : 9; break;
      case 3: case 4: state = digit ? 4 : state == 4 && *s == 'e' ? 5 : 9; break;
      case 5: if (sign) { state = 6; break; }
      case 6: case 7: state = digit ? 7 : 9; break;
      default: return "none";
    }
  }
  return state == 2 ? "integer" : state == 4 ? "decimal" : state == 7 ? "scientific" : "none";
}

int main(void) {
  char out[200];
  strip_comments("a /* b */ c // d\n\"/* kept */ \\\" // too\" / e /**/ f /***/ g", out);
  puts(out);
  const char *numbers[] = {"12", "-3.5", "1e9", "+.5e-3", "1e", "..", "", "4.", "1e+5x"};
  int good = 0;
  for (int i = 0; i < 9; i++) {
    const char *kind = number_kind(numbers[i]);
    printf("%s: %s\n", numbers[i], kind);
    good += kind[0] != 'n';
  }
  return good;
}
