package heapwright.machine.builtin;

import heapwright.ir.code.SymbolId;
import heapwright.machine.code.processor.ArgumentList;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.MemoryObject;
import heapwright.machine.memory.Site;
import heapwright.machine.printf.PrintfArguments;
import heapwright.machine.printf.PrintfFormat;
import heapwright.number.ExtendedDouble;
import heapwright.world.LibraryOperation.TextOperation;
import heapwright.world.LibraryTable;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** {@code __hw_format}, the engine of {@code printf}. */
final class Formatting {
  private static final SymbolId ERROR_TEXT = LibraryTable.function(TextOperation.DESCRIBE_ERROR);
  private static final int FORMATS_KEPT = 1024;

  private final MachineServices services;
  private final Map<ByteBuffer, PrintfFormat> parsed = new HashMap<>();

  private Formatting(MachineServices services) {
    this.services = services;
  }

  static void addTo(BuiltInTable table, MachineServices services) {
    Formatting family = new Formatting(services);
    table.add("__hw_format", "l(ppp)", a -> a.give(family.format(a)));
  }

  private long format(BuiltInArguments a) {
    Site at = services.site();
    PrintfFormat format = parse(services.memory().blocks().string(a.integer(1), at));
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    ArgumentList list = new ArgumentList(services.memory(), a.integer(2), at);
    Optional<PrintfFormat.Error> error = format.print(new Values(list, at), text);
    if (error.isPresent()) {
      services.errno(
          switch (error.get()) {
            case EINVAL -> ErrorNumber.INVALID_ARGUMENT;
            case EOVERFLOW -> ErrorNumber.OVERFLOW;
            case EILSEQ -> ErrorNumber.ILLEGAL_SEQUENCE;
          });
      return -1;
    }
    return hand(text.toByteArray(), a.integer(0), at);
  }

  private PrintfFormat parse(byte[] format) {
    if (parsed.size() > FORMATS_KEPT) {
      parsed.clear();
    }
    return parsed.computeIfAbsent(ByteBuffer.wrap(format), f -> PrintfFormat.parse(format));
  }

  private long hand(byte[] text, long where, Site at) {
    MemoryObject block = services.processor().heap().lend(text.length + 1L, at.span());
    services.memory().blocks().write(block.base(), text, at);
    services.memory().storeLong(where, block.base(), at);
    return text.length;
  }

  /** The arguments behind the list. */
  private final class Values implements PrintfArguments {
    private final ArgumentList list;
    private final Site at;

    Values(ArgumentList list, Site at) {
      this.list = list;
      this.at = at;
    }

    @Override
    public long nextLong() {
      return list.nextLong();
    }

    @Override
    public ExtendedDouble nextLongDouble() {
      return list.nextExtended();
    }

    @Override
    public byte[] string(long address, int maxBytes) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      for (int i = 0; i < maxBytes; i++) {
        byte next = services.memory().loadByte(address + i, at);
        if (next == 0) {
          break;
        }
        bytes.write(next);
      }
      return bytes.toByteArray();
    }

    @Override
    public int[] wideString(long address, int maxCharacters) {
      IntStream.Builder characters = IntStream.builder();
      for (int i = 0; i < maxCharacters; i++) {
        int next = services.memory().loadInt(address + (long) i * Integer.BYTES, at);
        if (next == 0) {
          break;
        }
        characters.add(next);
      }
      return characters.build().toArray();
    }

    @Override
    public void store(long address, int bits, long count) {
      Memory memory = services.memory();
      switch (bits) {
        case Byte.SIZE -> memory.storeByte(address, (byte) count, at);
        case Short.SIZE -> memory.storeShort(address, (short) count, at);
        case Integer.SIZE -> memory.storeInt(address, (int) count, at);
        default -> memory.storeLong(address, count, at);
      }
    }

    @Override
    public byte[] errorText() {
      long text = services.calls().call(ERROR_TEXT, services.errno());
      return services.memory().blocks().string(text, at);
    }
  }
}
