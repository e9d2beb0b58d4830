// An interpreter for an eight-letter language, with a program read as data.
#include <stdio.h>
#include <string.h>

static unsigned char tape[64];
static long steps;

static int prepare(const char *code, int *jump) {
  int stack[32], top = 0;
  for (int i = 0; code[i]; i++) {
    jump[i] = -1;
    if (code[i] == '[') stack[top++] = i;
    if (code[i] == ']') {
      if (top == 0) return 0;
      int open = stack[--top];
      jump[i] = open;
      jump[open] = i;
    }
  }
  return top == 0;
}

static int run(const char *code, const char *input, char *out) {
  int jump[400], at = 0, used = 0;
  if (!prepare(code, jump)) return -1;
  memset(tape, 0, sizeof tape);
  for (int pc = 0; code[pc]; pc++, steps++) {
    switch (code[pc]) {
      case '>': at = (at + 1) % (int)sizeof tape; break;
      case '<': at = (at + (int)sizeof tape - 1) % (int)sizeof tape; break;
      case '+': tape[at]++; break;
      case '-': tape[at]--; break;
      case '.': out[used++] = (char)tape[at]; break;
      case ',': tape[at] = (unsigned char)*input; if (*input) input++; break;
      case '[': if (!tape[at]) pc = jump[pc]; break;
      case ']': if (tape[at]) pc = jump[pc]; break;
    }
  }
  out[used] = '\0';
  return used;
}

int main(void) {
  char out[100];
  const char *hello = "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]"
                      ">>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.";
  const char *programs[][2] = {{hello, ""}, {",[.,]", "echo"}, {">,[>,]<[.<]", "reverse"},
      {"[", ""}, {"-.", ""}, {",>,<[->+<]>.", "!!"}};
  int total = 0;
  for (int i = 0; i < 6; i++) {
    steps = 0;
    int n = run(programs[i][0], programs[i][1], out);
    if (n < 0) puts("unbalanced");
    else printf("%s (%d, %ld steps)\n", (unsigned char)out[0] == 255 ? "255" : out, n, steps);
    total += n;
  }
  return total;
}
