package heapwright.app.program;

import heapwright.analysis.References;
import heapwright.app.program.CLibrary.DefinitionChoice;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.source.CppFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What only exists compiled of the C++ library: exceptions, type information, {@code new}, streams.
 * It is written in C++, and compiled by the user's clang when a program needs it.
 */
final class CppRuntime {
  private static final String FOLDER = "/heapwright/runtime/";
  private static final String STREAMS = "iostream.cpp";
  private final CppFrontEnd frontEnd;
  private final SourceRequest request;
  private final Map<SymbolId, String> index = readIndex();
  private final Map<String, Program> units = new HashMap<>();

  CppRuntime(CppFrontEnd frontEnd, SourceRequest request) {
    this.frontEnd = frontEnd;
    this.request = request;
  }

  /** The program with all that it leaves open and the runtime defines. */
  Program link(Program whole) {
    Program program = withoutStreams(whole);
    Set<SymbolId> open = new LinkedHashSet<>();
    program.functions().values().forEach(f -> open.addAll(References.of(f)));
    program.globals().values().forEach(g -> open.addAll(References.of(g)));
    DefinitionChoice selection = new DefinitionChoice(program.model());
    Deque<SymbolId> pending = new ArrayDeque<>(open);
    while (!pending.isEmpty()) {
      SymbolId symbol = pending.remove();
      if (!isDefined(program, symbol)) {
        selection.take(symbol, unitOf(symbol, program)).forEach(pending::add);
      }
    }
    return program.linkedWith(selection.program());
  }

  /** Streams are the runtime's own, although the program has templates for what they do. */
  private Program withoutStreams(Program program) {
    Map<SymbolId, Function> functions = new LinkedHashMap<>(program.functions());
    functions.keySet().removeIf(symbol -> STREAMS.equals(index.get(symbol)));
    return program.with(program.globals(), program.declarations(), functions);
  }

  private static boolean isDefined(Program program, SymbolId symbol) {
    return program.functions().containsKey(symbol)
        || program.globals().containsKey(symbol)
            && program.globals().get(symbol).initialiser().isPresent();
  }

  /** From the index; other symbols are in a unit that is read already, or in none. */
  private Program unitOf(SymbolId symbol, Program program) {
    String file = index.get(symbol);
    if (file != null) {
      return units.computeIfAbsent(file, this::read);
    }
    return units.values().stream()
        .filter(unit -> isDefined(unit, symbol))
        .findFirst()
        .orElseGet(() -> DefinitionChoice.nothing(program.model()));
  }

  private Program read(String file) {
    try {
      Path folder = Files.createTempDirectory("heapwright");
      Path copy = folder.resolve(file);
      try {
        Files.writeString(copy, text(file));
        SourceReading reading =
            frontEnd.read(
                copy, request.compiler(), List.of("-std=c++17"), request.model(), "<c++>/" + file);
        return reading.match(SourceReading.Translated::program, CppRuntime::failed);
      } finally {
        Files.deleteIfExists(copy);
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Program failed(SourceReading.Rejected reading) {
    throw new IllegalStateException("C++ runtime: " + reading.errors());
  }

  /** {@code symbols}: a line per file, the file and then the symbols that it defines. */
  private static Map<SymbolId, String> readIndex() {
    Map<SymbolId, String> index = new HashMap<>();
    text("symbols")
        .lines()
        .map(line -> line.split(" "))
        .forEach(
            words -> {
              for (int i = 1; i < words.length; i++) {
                index.put(new SymbolId(words[i]), words[0]);
              }
            });
    return index;
  }

  private static String text(String file) {
    try (InputStream stream = CppRuntime.class.getResourceAsStream(FOLDER + file)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
