package heapwright.outside.open;

import java.util.List;

/** What a function that is only declared is handed, and what an outside may do with it. */
enum Handed {
  NUMBER("int %s", ""),
  WIDE("long %s", ""),
  FRACTION("double %s", ""),
  TEXT("const char *%s", ""),
  LOOKED_AT("const int *%s", ""),
  RECORD_LOOKED_AT("const struct point *%s", ""),
  OUT("int *%s", "play_int(%s);"),
  RECORD("struct point *%s", "play_point(%s);"),
  ANYTHING("void *%s", "play_point(%s);"),
  BUFFER("char %s[8]", "play_bytes(%s);"),
  POINTER("int **%s", "play_pointer(%s);"),
  HOLDER("const struct holder *%s", "if (%1$s) play_point(%1$s->inner);"),
  CALLBACK("int (*%1$s)(int, void *), void *%1$s_context", "play_callback(%1$s, %1$s_context);");

  static final List<Handed> ALL = List.of(values());

  private final String declaration;
  private final String playing;

  Handed(String declaration, String playing) {
    this.declaration = declaration;
    this.playing = playing;
  }

  String declare(String name) {
    return String.format(declaration, name);
  }

  /** A statement that does something with it that is allowed. */
  String play(String name) {
    return String.format(playing, name);
  }
}
