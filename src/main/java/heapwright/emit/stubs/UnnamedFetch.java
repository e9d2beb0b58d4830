package heapwright.emit.stubs;

import heapwright.emit.names.FreeNames;
import heapwright.emit.names.Inexpressible;
import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.testcase.StubEffect;
import heapwright.testcase.stub.UnnamedArguments;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** How a function that plays a variadic stub comes by arguments that no declaration names. */
final class UnnamedFetch {
  private final FreeNames vocabulary;

  UnnamedFetch(FreeNames vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** The parameter of a stub, or of one of its variants. */
  Local parameter(Function stub, String name) {
    return stub.parameters().stream()
        .filter(parameter -> parameter.name().equals(name))
        .findFirst()
        .orElseGet(() -> parameters(stub, name).get(parameters(stub, name).size() - 1));
  }

  /** The parameters of a variant as far as the one of that name. */
  private List<Local> parameters(Function stub, String name) {
    for (Function variant : UnnamedArguments.variants(vocabulary.program(), stub)) {
      for (int place = 0; place < variant.parameters().size(); place++) {
        if (variant.parameters().get(place).name().equals(name)) {
          return variant.parameters().subList(0, place + 1);
        }
      }
    }
    throw new Inexpressible("what " + stub.name() + " does to " + name);
  }

  /** Declarations of the arguments that effects of one call write through. */
  List<String> of(Function stub, List<StubEffect> effects) {
    Set<String> written =
        effects.stream()
            .filter(effect -> effect.channel().isBehindArguments())
            .map(effect -> effect.channel().start())
            .filter(name -> stub.parameters().stream().noneMatch(p -> p.name().equals(name)))
            .collect(Collectors.toSet());
    List<Local> longest = List.of();
    for (String name : written) {
      List<Local> own = parameters(stub, name);
      longest = own.size() > longest.size() ? own : longest;
    }
    if (!longest.isEmpty() && !stub.type().isVariadic()) {
      throw new Inexpressible("what " + stub.name() + " does to arguments of changing types");
    }
    List<String> lines = new ArrayList<>();
    if (!longest.isEmpty()) {
      lines.add("__builtin_va_list *rest = " + StubText.LIST + ";");
    }
    for (Local argument :
        longest.subList(Math.min(stub.parameters().size(), longest.size()), longest.size())) {
      lines.add(fetched(argument, written.contains(argument.name())));
    }
    return lines;
  }

  private String fetched(Local argument, boolean isWritten) {
    Type type = argument.type();
    if (!vocabulary.types().canDeclare(type)) {
      throw new Inexpressible("an argument whose type has no name");
    }
    String next = "__builtin_va_arg(*rest, " + vocabulary.types().of(type) + ");";
    return isWritten
        ? vocabulary.types().declare(type, argument.name()) + " = " + next
        : "(void)" + next;
  }
}
