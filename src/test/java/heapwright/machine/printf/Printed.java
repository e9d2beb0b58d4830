package heapwright.machine.printf;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** What printing gives, in one line: the output, the value returned and errno. */
final class Printed {
  private Printed() {}

  static String line(String format, List<Object> arguments) {
    return line(format, new ListedArguments(arguments));
  }

  static String line(String format, PrintfArguments arguments) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Optional<PrintfFormat.Error> error =
        PrintfFormat.parse(format.getBytes(StandardCharsets.ISO_8859_1)).print(arguments, bytes);
    StringBuilder line = new StringBuilder();
    for (byte character : bytes.toByteArray()) {
      line.append(
          character < ' ' || character > '~'
              ? String.format("\\%02x", character)
              : String.valueOf((char) character));
    }
    return line + "|" + error.map(Printed::failure).orElse(bytes.size() + " 0");
  }

  private static String failure(PrintfFormat.Error error) {
    return "-1 "
        + switch (error) {
          case EINVAL -> 22;
          case EOVERFLOW -> 75;
          case EILSEQ -> 84;
        };
  }

  /** The C function that writes such a line. */
  static final String SHOW =
      """
      #include <errno.h>
      #include <stdarg.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      #include <wchar.h>
      static void show(const char *format, ...) {
        char *text = NULL;
        size_t size = 0;
        FILE *out = open_memstream(&text, &size);
        va_list arguments;
        va_start(arguments, format);
        errno = 2;
        int count = vfprintf(out, format, arguments);
        int error = count < 0 ? errno : 0;
        va_end(arguments);
        fclose(out);
        for (size_t i = 0; i < size; i++) {
          unsigned char c = text[i];
          if (c < ' ' || c > '~') printf("\\\\%02x", c);
          else putchar(c);
        }
        printf("|%d %d\\n", count, error);
        free(text);
      }
      """;
}
