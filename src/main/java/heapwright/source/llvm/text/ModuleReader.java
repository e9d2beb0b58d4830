package heapwright.source.llvm.text;

import heapwright.source.llvm.text.AssemblyScanner.Unreadable;
import heapwright.source.llvm.text.LlvmModule.GlobalVariable;
import heapwright.source.llvm.text.LlvmModule.LlvmBlock;
import heapwright.source.llvm.text.LlvmModule.Routine;
import heapwright.source.llvm.text.LlvmModule.RoutineParameter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a module as clang prints it: an entity on a line, an instruction on one or several. */
public final class ModuleReader {
  private static final Pattern LABEL = Pattern.compile("^(\"[^\"]*\"|[-\\w.$]+):");
  private static final Pattern NOTE = Pattern.compile("!dbg !([0-9]+)");

  private final String[] lines;
  private int at;
  private final Map<String, LlvmType> types = new LinkedHashMap<>();
  private final Map<String, GlobalVariable> globals = new LinkedHashMap<>();
  private final Map<String, Routine> routines = new LinkedHashMap<>();
  private final Map<String, String> aliases = new LinkedHashMap<>();
  private final Map<String, List<String>> attributes = new LinkedHashMap<>();
  private final Map<Integer, String> notes = new LinkedHashMap<>();

  private ModuleReader(String text) {
    this.lines = text.split("\n");
  }

  /** The module that a text holds; its instructions that cannot be read say so themselves. */
  public static LlvmModule read(String text) {
    ModuleReader reader = new ModuleReader(text);
    while (reader.at < reader.lines.length) {
      try {
        reader.entity(reader.lines[reader.at++]);
      } catch (Unreadable e) {
        // What uses it says that it is missing; the lines of a body begin no entity.
      }
    }
    return new LlvmModule(
        reader.types,
        reader.globals,
        reader.routines,
        reader.aliases,
        reader.attributes,
        reader.notes);
  }

  private void entity(String line) {
    if (line.startsWith("!")) {
      note(line);
    } else if (line.startsWith("%")) {
      type(line);
    } else if (line.startsWith("@")) {
      global(line);
    } else if (line.startsWith("define ") || line.startsWith("declare ")) {
      routine(line);
    } else if (line.startsWith("attributes ")) {
      AssemblyScanner in = new AssemblyScanner(line);
      in.next();
      String group = in.next();
      attributes.put(group, List.of(line.substring(line.indexOf('{') + 1).trim().split(" ")));
    }
  }

  private void note(String line) {
    int equals = line.indexOf(" = ");
    String number = line.substring(1, Math.max(1, equals));
    if (number.matches("[0-9]+")) {
      notes.put(Integer.valueOf(number), line.substring(equals + 3));
    }
  }

  private void type(String line) {
    AssemblyScanner in = new AssemblyScanner(line);
    String name = AssemblyScanner.bare(in.next());
    in.expect("=");
    in.expect("type");
    types.put(name, new OperandReader(in).type());
  }

  private void global(String line) {
    AssemblyScanner in = new AssemblyScanner(line);
    OperandReader operands = new OperandReader(in);
    String name = AssemblyScanner.bare(in.next());
    in.expect("=");
    List<String> words = new ArrayList<>();
    while (!operands.seesType()) {
      words.add(in.next());
      if (in.sees("(")) {
        in.skipBrackets();
      }
    }
    LlvmType type = operands.type();
    if (words.contains("alias")) {
      in.expect(",");
      if (operands.typedValue().value() instanceof LlvmValue.Symbol symbol) {
        aliases.put(name, symbol.name());
      }
      return;
    }
    Optional<LlvmValue> initialiser =
        words.contains("external") || words.contains("extern_weak")
            ? Optional.empty()
            : Optional.of(operands.value());
    Matcher alignment = Pattern.compile(", align ([0-9]+)").matcher(line);
    globals.put(
        name,
        new GlobalVariable(
            name,
            words,
            type,
            words.contains("constant"),
            initialiser,
            alignment.find() ? Integer.parseInt(alignment.group(1)) : 1,
            notesOf(line)));
  }

  private static List<Integer> notesOf(String line) {
    return NOTE.matcher(line).results().map(match -> Integer.valueOf(match.group(1))).toList();
  }

  private void routine(String line) {
    boolean isDefined = line.startsWith("define");
    AssemblyScanner in = new AssemblyScanner(line);
    OperandReader operands = new OperandReader(in);
    in.next();
    while (in.accept("!dbg")) {
      in.next();
    }
    AttributeWords before = new AttributeWords(in, operands).beforeType();
    LlvmType result = operands.type();
    String name = AssemblyScanner.bare(in.next());
    in.expect("(");
    List<RoutineParameter> parameters = new ArrayList<>();
    boolean variadic = false;
    while (!in.accept(")")) {
      if (in.accept("...")) {
        variadic = true;
      } else {
        parameters.add(parameter(in, operands, parameters.size()));
      }
      in.accept(",");
    }
    List<String> behind = new ArrayList<>();
    while (!in.atEnd() && !in.sees("{") && !in.sees("!dbg")) {
      behind.add(in.next());
    }
    Optional<Integer> note = notesOf(line).stream().findFirst();
    List<LlvmBlock> blocks = isDefined ? blocks(entryLabel(parameters)) : List.of();
    routines.put(
        name,
        new Routine(name, before.words(), result, parameters, variadic, behind, note, blocks));
  }

  private static RoutineParameter parameter(AssemblyScanner in, OperandReader operands, int index) {
    LlvmType type = operands.type();
    AttributeWords words = new AttributeWords(in, operands).beforeValue();
    String name =
        in.peek().startsWith("%") ? AssemblyScanner.bare(in.next()) : Integer.toString(index);
    return new RoutineParameter(type, List.copyOf(words.words()), words.byValue(), name);
  }

  /** Blocks and values share their numbers: an entry without a name has the one behind the last. */
  private static String entryLabel(List<RoutineParameter> parameters) {
    return Long.toString(parameters.stream().filter(p -> p.name().matches("[0-9]+")).count());
  }

  private List<LlvmBlock> blocks(String entry) {
    List<LlvmBlock> blocks = new ArrayList<>();
    List<LlvmInstruction> instructions = new ArrayList<>();
    String label = entry;
    while (!lines[at].equals("}")) {
      Matcher start = LABEL.matcher(lines[at]);
      if (start.find()) {
        if (!instructions.isEmpty()) {
          blocks.add(new LlvmBlock(label, instructions));
        }
        instructions = new ArrayList<>();
        label = start.group(1).replace("\"", "");
        at++;
      } else if (lines[at].isBlank()) {
        at++;
      } else {
        instructions.add(instruction());
      }
    }
    at++;
    blocks.add(new LlvmBlock(label, instructions));
    return blocks;
  }

  private LlvmInstruction instruction() {
    StringBuilder text = new StringBuilder(lines[at++]);
    while (lines[at].startsWith("    ") || lines[at].startsWith("  ]")) {
      text.append('\n').append(lines[at++]);
    }
    try {
      return InstructionReader.read(text.toString());
    } catch (Unreadable | NumberFormatException | ClassCastException e) {
      return new LlvmInstruction("", new LlvmInstruction.Other(e.getMessage()), Optional.empty());
    }
  }
}
