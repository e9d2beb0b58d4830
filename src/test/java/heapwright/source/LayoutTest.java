package heapwright.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import heapwright.ir.Global;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.RecordType;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Lays out records and asks gcc for its opinion: sizes, alignments and offsets as numbers in a
 * section of an object file, the bits of bit-fields as the image of an object whose field is all
 * ones. Nothing is run, so that the 32-bit target needs no library.
 */
class LayoutTest {
  private static final int RECORDS = 400;
  private static final int IMAGE_BYTES = 512;

  @TempDir Path folder;

  @Test
  void sixtyFourBitLayoutIsGccs() throws IOException, InterruptedException {
    compare(DataModel.LP64, "-m64");
  }

  @Test
  void thirtyTwoBitLayoutIsGccs() throws IOException, InterruptedException {
    compare(DataModel.ILP32, "-m32");
  }

  private void compare(DataModel model, String flag) throws IOException, InterruptedException {
    String records = definitions();
    int count = RECORDS + RandomRecords.hardCases().size();
    List<RecordType> ours = translate(records, count, model, flag);
    StringBuilder questions = new StringBuilder(records);
    List<String> answers = new ArrayList<>();
    List<String> images = new ArrayList<>();
    StringBuilder numbers = new StringBuilder();
    for (int i = 0; i < count; i++) {
      new Questions("struct R" + i, ours.get(i), numbers, questions, answers, images).ask();
    }
    questions.append("__attribute__((section(\"numbers\"))) long long all_numbers[] = {\n");
    questions.append(numbers).append("};\n");
    Path object = compile(questions.toString(), flag);
    assertEquals(String.join("\n", answers), numbered(section(object, "numbers"), answers));
    assertEquals(String.join("\n", images), imaged(section(object, "images"), images));
  }

  private static String definitions() {
    StringBuilder text = new StringBuilder(RandomRecords.prelude());
    text.append(new RandomRecords(20240615).write(RECORDS));
    int next = RECORDS;
    for (String body : RandomRecords.hardCases()) {
      text.append("struct R").append(next++).append(" ").append(body).append(";\n");
    }
    return text.toString();
  }

  private List<RecordType> translate(String records, int count, DataModel model, String flag)
      throws IOException {
    StringBuilder unit = new StringBuilder(records).append("void f(void) {}\n");
    for (int i = 0; i < count; i++) {
      unit.append("extern struct R").append(i).append(" g").append(i).append(";\n");
    }
    Path file = Files.writeString(folder.resolve("records.c"), unit.toString());
    SourceReading reading =
        new CFrontEnd().read(new SourceRequest(file, "gcc", List.of(flag), model));
    SourceReading.Translated translated =
        assertInstanceOf(SourceReading.Translated.class, reading, reading::toString);
    assertEquals(List.of(), translated.warnings());
    return translated.program().globals().values().stream()
        .map(Global::type)
        .map(RecordType.class::cast)
        .toList();
  }

  /** Asks gcc about one record and writes down what we expect to hear. */
  private record Questions(
      String name,
      RecordType record,
      StringBuilder numbers,
      StringBuilder objects,
      List<String> answers,
      List<String> images) {

    void ask() {
      number("sizeof(" + name + ")", record.layout().size());
      number("__alignof__(" + name + ")", record.layout().alignment());
      fields(record, 0);
    }

    private void number(String question, long answer) {
      numbers.append(question).append(",\n");
      answers.add(question + " = " + answer);
    }

    private void fields(RecordType around, long offset) {
      for (Field field : around.fields()) {
        long at = offset + field.offset();
        if (field.isAnonymous()) {
          fields((RecordType) field.type(), at);
        } else if (field.bits().isEmpty()) {
          number("__builtin_offsetof(" + name + ", " + field.name() + ")", at);
        } else {
          image(field, at);
        }
      }
    }

    private void image(Field field, long at) {
      byte[] bytes = new byte[IMAGE_BYTES];
      long first = 8 * at + field.bits().get().shift();
      for (long bit = first; bit < first + field.bits().get().width(); bit++) {
        bytes[(int) (bit / 8)] |= (byte) (1 << bit % 8);
      }
      objects.append("__attribute__((section(\"images\"), aligned(").append(IMAGE_BYTES);
      objects.append("))) ").append(name).append(" image").append(images.size());
      objects.append(" = { .").append(field.name()).append(" = -1 };\n");
      images.add(name + "." + field.name() + " " + hex(bytes));
    }
  }

  private static String hex(byte[] bytes) {
    int last = bytes.length;
    while (last > 0 && bytes[last - 1] == 0) {
      last--;
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < last; i++) {
      text.append(String.format("%02x", bytes[i]));
    }
    return text.toString();
  }

  private static String numbered(byte[] section, List<String> asked) {
    ByteBuffer values = ByteBuffer.wrap(section).order(ByteOrder.LITTLE_ENDIAN);
    return asked.stream()
        .map(answer -> answer.substring(0, answer.indexOf(" = ") + 3) + values.getLong())
        .collect(Collectors.joining("\n"));
  }

  private static String imaged(byte[] section, List<String> asked) {
    List<String> seen = new ArrayList<>();
    for (int i = 0; i < asked.size(); i++) {
      String name = asked.get(i).substring(0, asked.get(i).lastIndexOf(' ') + 1);
      int start = Math.min(section.length, i * IMAGE_BYTES);
      int end = Math.min(section.length, start + IMAGE_BYTES);
      seen.add(name + hex(Arrays.copyOfRange(section, start, end)));
    }
    return String.join("\n", seen);
  }

  private Path compile(String text, String flag) throws IOException, InterruptedException {
    Path file = Files.writeString(folder.resolve("questions.c"), text);
    Path object = folder.resolve("questions.o");
    run(
        "gcc",
        flag,
        "-w",
        "-Wno-packed-bitfield-compat",
        "-c",
        file.toString(),
        "-o",
        object.toString());
    return object;
  }

  private byte[] section(Path object, String name) throws IOException, InterruptedException {
    Path out = folder.resolve(name + ".bin");
    run("objcopy", "-O", "binary", "-j", name, object.toString(), out.toString());
    return Files.readAllBytes(out);
  }

  private static void run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
  }
}
