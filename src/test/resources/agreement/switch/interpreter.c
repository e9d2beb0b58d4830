// A bytecode interpreter: one big switch with operands and jumps.
#include <stdio.h>

enum op { HALT, PUSH, ADD, SUB, MUL, DUP, SWAP, OVER, JMP, JZ, PRINT, LOAD, STORE };

static int run(const signed char *code, int *steps) {
  int stack[32], top = 0, memory[8] = {0}, t;
  const signed char *pc = code;
  for (*steps = 0;; ++*steps) {
    switch ((enum op)*pc++) {
      case HALT:
        return top ? stack[top - 1] : -1;
      case PUSH: stack[top++] = *pc++; break;
      case ADD: top--, stack[top - 1] += stack[top]; break;
      case SUB: top--, stack[top - 1] -= stack[top]; break;
      case MUL: top--, stack[top - 1] *= stack[top]; break;
      case DUP: stack[top] = stack[top - 1], top++; break;
      case SWAP:
        t = stack[top - 1];
        stack[top - 1] = stack[top - 2];
        stack[top - 2] = t;
        break;
      case OVER: stack[top] = stack[top - 2], top++; break;
      case JZ:
        if (stack[--top] != 0) {
          pc++;
          break;
        }
        /* fall through */
      case JMP: pc += *pc + 1; break;
      case PRINT: printf("%d ", stack[--top]); break;
      case LOAD: stack[top++] = memory[(int)*pc++]; break;
      case STORE: memory[(int)*pc++] = stack[--top]; break;
      default:
        return -99;
    }
  }
}

int main(void) {
  static const signed char arithmetic[] = {PUSH, 6, PUSH, 7, MUL, PUSH, 2, SUB, HALT};
  static const signed char countdown[] = {PUSH, 5,  DUP,  JZ,   7,  DUP, PRINT, PUSH,
                                          -1,   ADD, JMP, -10, PUSH, 77, HALT};
  static const signed char fibonacci[] = {
      PUSH, 1, STORE, 1, PUSH, 10, STORE, 2, LOAD, 2, JZ, 22, LOAD, 0, LOAD, 1, DUP, STORE, 0,
      ADD, STORE, 1, LOAD, 2, PUSH, 1, SUB, STORE, 2, LOAD, 0, PRINT, JMP, -26, LOAD, 1, HALT};
  static const signed char unknown[] = {PUSH, 1, 50};
  const signed char *programs[] = {arithmetic, countdown, fibonacci, unknown};
  int result = 0;
  for (int i = 0; i < 4; i++) {
    int steps;
    int r = run(programs[i], &steps);
    printf("-> %d in %d\n", r, steps);
    result += r;
  }
  return result & 0xff;
}
