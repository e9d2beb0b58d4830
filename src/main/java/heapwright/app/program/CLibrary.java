package heapwright.app.program;

import heapwright.analysis.References;
import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.DataModel;
import heapwright.source.CFrontEnd;
import heapwright.source.result.SourceReading;
import heapwright.world.LibraryTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The C library's models, written in C. Only files that define something a program needs are read,
 * each once; only what can be reached from the program is linked.
 */
public final class CLibrary {
  private static final String FOLDER = "/heapwright/library/";

  /** The prefix of a model's file in positions and keys of statics; no user's file has it. */
  private static final String PREFIX = "<libc>/";

  private final CFrontEnd frontEnd;
  private final Map<SymbolId, String> index = readIndex();
  private final Map<Unit, Program> units = new ConcurrentHashMap<>();

  /** A model's file, as it is read. */
  private record Unit(String file, String text) {}

  public CLibrary(CFrontEnd frontEnd) {
    this.frontEnd = frontEnd;
  }

  /**
   * The program with all that it leaves open and the library defines.
   *
   * @param roots symbols that are needed although the program does not mention them
   */
  public Program link(Program program, Collection<SymbolId> roots) {
    return link(program, roots, Set.of());
  }

  /**
   * As {@link #link(Program, Collection)}.
   *
   * @param excluded what stays open although the library defines it
   */
  public Program link(Program program, Collection<SymbolId> roots, Collection<SymbolId> excluded) {
    Set<SymbolId> open = new LinkedHashSet<>(roots);
    program.functions().values().forEach(f -> open.addAll(References.of(f)));
    program.globals().values().forEach(g -> open.addAll(References.of(g)));
    open.removeIf(symbol -> defines(program, symbol));
    open.removeAll(excluded);
    return program.linkedWith(reachable(program, open, excluded));
  }

  /** The library's part: everything that can be reached from these symbols. */
  private Program reachable(Program program, Set<SymbolId> open, Collection<SymbolId> excluded) {
    DefinitionChoice selection = new DefinitionChoice(program.model());
    ModelText own = new ModelText(excluded, index.keySet());
    Deque<SymbolId> pending = new ArrayDeque<>(open);
    while (!pending.isEmpty()) {
      SymbolId symbol = pending.remove();
      if (!defines(program, symbol) && !excluded.contains(symbol)) {
        selection.take(symbol, unitOf(symbol, program.model(), own)).forEach(pending::add);
      }
    }
    return selection.program();
  }

  private static boolean defines(Program program, SymbolId symbol) {
    return program.functions().containsKey(symbol)
        || (program.globals().containsKey(symbol)
            && program.globals().get(symbol).initialiser().isPresent());
  }

  private Program unitOf(SymbolId symbol, DataModel model, ModelText own) {
    return fileOf(symbol)
        .map(file -> unit(file, own.of(text(file)), model))
        .orElseGet(() -> DefinitionChoice.nothing(model));
  }

  private Program unit(String file, String text, DataModel model) {
    return units.computeIfAbsent(new Unit(file, text), unit -> read(unit, model));
  }

  /** From the index; statics and literals carry their file in the key. */
  private Optional<String> fileOf(SymbolId symbol) {
    String key = symbol.key();
    return key.startsWith(PREFIX)
        ? Optional.of(key.substring(PREFIX.length(), key.indexOf(':')))
        : Optional.ofNullable(index.get(LibraryTable.listed(symbol)));
  }

  private Program read(Unit unit, DataModel model) {
    SourceReading reading =
        frontEnd.readLibrary(PREFIX + unit.file(), unit.text(), model, name -> true);
    return reading.match(
        translated -> {
          if (!translated.program().unsupported().isEmpty()) {
            throw new IllegalStateException("library model: " + translated.warnings());
          }
          return translated.program();
        },
        rejected -> {
          throw new IllegalStateException("library model: " + rejected.errors());
        });
  }

  /** {@code index}: a line per file, the file and then the symbols that it defines. */
  private static Map<SymbolId, String> readIndex() {
    Map<SymbolId, String> index = new HashMap<>();
    text("index")
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
    try (InputStream stream = CLibrary.class.getResourceAsStream(FOLDER + file)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The text of a model for a program in which the outside plays some of the library's functions.
   * Other functions of the library do not call what a test puts in their place, so the models call
   * one another by names of their own there.
   */
  static final class ModelText {
    private static final Pattern LITERAL_OR_NAME =
        Pattern.compile("\"(?:\\\\.|[^\"\\\\])*\"|\\b[A-Za-z_]\\w*\\b");

    private final Set<String> played = new HashSet<>();

    /**
     * @param modelled the functions that have models
     */
    ModelText(Collection<SymbolId> played, Set<SymbolId> modelled) {
      played.stream().filter(modelled::contains).map(SymbolId::key).forEach(this.played::add);
    }

    String of(String text) {
      return played.isEmpty()
          ? text
          : LITERAL_OR_NAME.matcher(text).replaceAll(match -> renamed(match.group()));
    }

    private String renamed(String word) {
      SymbolId symbol = new SymbolId(word);
      return Matcher.quoteReplacement(
          played.contains(word) ? LibraryTable.amongModels(symbol).key() : word);
    }
  }

  /** Definitions picked from several units, one by one. */
  static final class DefinitionChoice {
    private final DataModel model;
    private final Map<SymbolId, Global> globals = new LinkedHashMap<>();
    private final Map<SymbolId, FunctionDeclaration> declarations = new LinkedHashMap<>();
    private final Map<SymbolId, Function> functions = new LinkedHashMap<>();

    DefinitionChoice(DataModel model) {
      this.model = model;
    }

    static Program nothing(DataModel model) {
      return new DefinitionChoice(model).program();
    }

    /** Takes a symbol's definition from a unit, if it is new; returns what it refers to. */
    Set<SymbolId> take(SymbolId symbol, Program unit) {
      if (unit.functions().containsKey(symbol) && !functions.containsKey(symbol)) {
        Function function = unit.functions().get(symbol);
        functions.put(symbol, function);
        declarations.put(symbol, unit.declarations().get(symbol));
        return References.of(function);
      }
      if (unit.globals().containsKey(symbol) && !globals.containsKey(symbol)) {
        Global global = unit.globals().get(symbol);
        globals.put(symbol, global);
        return References.of(global);
      }
      return Set.of();
    }

    Program program() {
      return new Program(model, globals, declarations, functions, List.of());
    }
  }
}
