/* Gives a harness the inputs that a fuzzer kept, one after the other. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int main(int count, char **names) {
  static uint8_t data[1 << 16];
  for (int i = 1; i < count; i++) {
    FILE *file = fopen(names[i], "rb");
    if (file == NULL) return 1;
    size_t size = fread(data, 1, sizeof data, file);
    fclose(file);
    LLVMFuzzerTestOneInput(data, size);
  }
  return 0;
}
