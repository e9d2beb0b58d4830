package heapwright.source.lower.builtins;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.symbols.Scope;
import heapwright.source.lower.types.RecordLayouter;
import heapwright.source.lower.types.RecordLayouter.Member;
import java.util.List;
import java.util.OptionalInt;

/** The names that gcc knows without a declaration. */
public final class BuiltinNames {
  private BuiltinNames() {}

  public static void declareIn(Scope scope, DataModel model) {
    typedef(scope, "__builtin_va_list", argumentList(model));
  }

  private static void typedef(Scope scope, String name, Type type) {
    scope.declare(name, new Entity.TypedefEntity(type, Qualifiers.NONE, 0));
  }

  /** The x86-64 ABI's list of arguments, figure 3.34; a plain pointer on i386. */
  private static Type argumentList(DataModel model) {
    if (model.pointerBytes() == 4) {
      return model.plainChar().pointer();
    }
    Type offset = model.unsignedInt();
    Type area = VoidType.VOID.pointer();
    RecordType list = new RecordType(RecordType.Kind.STRUCT, "__va_list_tag");
    list.complete(
        RecordLayouter.layOut(
            model,
            false,
            List.of(
                member("gp_offset", offset, 4),
                member("fp_offset", offset, 4),
                member("overflow_arg_area", area, 8),
                member("reg_save_area", area, 8)),
            0));
    return list.array(1);
  }

  private static Member member(String name, Type type, int alignment) {
    return new Member(name, type, Qualifiers.NONE, alignment, 0, false, OptionalInt.empty(), 0);
  }
}
