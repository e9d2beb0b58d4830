package heapwright.source;

import heapwright.ir.Program;
import heapwright.ir.type.DataModel;
import heapwright.source.llvm.lower.ModuleLowering;
import heapwright.source.llvm.text.ModuleReader;
import heapwright.source.preprocess.ClangRun;
import heapwright.source.preprocess.Preprocessing;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Translates C++, by the LLVM IR that clang makes of it. */
public final class CppFrontEnd {
  /** Has the templates of the library that only exist compiled instantiated in the file. */
  private static final String INSTANTIATE =
      """
      #if __has_include(<bits/c++config.h>)
      #include <bits/c++config.h>
      #undef _GLIBCXX_EXTERN_TEMPLATE
      #define _GLIBCXX_EXTERN_TEMPLATE 0
      #endif
      """;

  private static final Predicate<String> THROWS =
      name ->
          Set.of(
                      "__cxa_throw",
                      "__cxa_rethrow",
                      "__cxa_bad_cast",
                      "__cxa_bad_typeid",
                      "__cxa_throw_bad_array_new_length")
                  .contains(name)
              || name.matches("_ZSt[0-9]+__throw_.*");

  /** Compiles and lowers a file of the user's. */
  public SourceReading read(SourceRequest request) {
    return read(
            request.file(),
            request.compiler(),
            request.flags(),
            request.model(),
            request.file().toString())
        .match(reading -> withText(request.file(), reading), rejected -> rejected);
  }

  /**
   * As {@link #read(SourceRequest)}, for a file that is none of the user's.
   *
   * @param unit how it is called in symbols and places
   */
  public SourceReading read(
      Path file, String compiler, List<String> flags, DataModel model, String unit) {
    return RecursionThread.call(() -> translate(file, compiler, flags, model, unit));
  }

  private static SourceReading translate(
      Path file, String compiler, List<String> flags, DataModel model, String unit) {
    try {
      Path header = Files.createTempFile("heapwright", ".h");
      try {
        Files.writeString(header, INSTANTIATE);
        List<String> all = new ArrayList<>(List.of("-include", header.toString()));
        all.addAll(flags);
        Preprocessing assembly = new ClangRun(compiler, all).assembly(file);
        if (assembly instanceof Preprocessing.Failed failed) {
          return new SourceReading.Rejected(failed.errors());
        }
        String text =
            new String(((Preprocessing.Done) assembly).text()).replace(file.toString(), unit);
        return ModuleLowering.lower(ModuleReader.read(text), model, unit, THROWS);
      } finally {
        Files.delete(header);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Conditions are quoted from the file as it is. */
  private static SourceReading withText(Path file, SourceReading.Translated reading) {
    try {
      String text = Files.readString(file, StandardCharsets.ISO_8859_1);
      Program program = reading.program().readFrom(file.toString(), text);
      return new SourceReading.Translated(program, reading.warnings());
    } catch (IOException e) {
      return reading;
    }
  }
}
