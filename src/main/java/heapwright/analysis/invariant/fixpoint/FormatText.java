package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import heapwright.world.CountingFormats;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A string literal that is used as a format, or measured. */
record FormatText(String text) {

  /** The text that an address is known to lead to, up to its end. */
  static Optional<FormatText> of(Program program, AbstractState state, AbstractValue address) {
    boolean literal =
        !address.isConstant()
            && address.offset() >= 0
            && state.terms.term(address.name()) instanceof NameDefinition.Address a
            && a.place() instanceof BaseAddress.Static;
    if (!literal) {
      return Optional.empty();
    }
    NameDefinition.Address place = (NameDefinition.Address) state.terms.term(address.name());
    Global global = program.globals().get(((BaseAddress.Static) place.place()).symbol());
    return Optional.ofNullable(global)
        .filter(g -> g.isFixed() && address.offset() < g.size())
        .flatMap(FormatText::whole)
        .flatMap(all -> from(all, (int) address.offset()));
  }

  private static Optional<String> whole(Global global) {
    return global
        .initialiser()
        .filter(i -> i.items().size() == 1)
        .map(i -> i.items().get(0))
        .filter(item -> item instanceof Initialiser.Item.Text text && text.offset() == 0)
        .map(item -> text((Initialiser.Item.Text) item, global.size()));
  }

  /** Behind the text there are zero bytes, if there is room. */
  private static String text(Initialiser.Item.Text item, long size) {
    byte[] bytes = new byte[(int) size];
    for (int i = 0; i < Math.min(size, item.bytes().size()); i++) {
      bytes[i] = item.bytes().get(i);
    }
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private static Optional<FormatText> from(String all, int start) {
    int end = all.indexOf('\0', start);
    return end < 0 ? Optional.empty() : Optional.of(new FormatText(all.substring(start, end)));
  }

  /** Whether a conversion like %n or %hhn may stand in it. */
  boolean storesCounts() {
    return CountingFormats.storesCounts(text);
  }
}
