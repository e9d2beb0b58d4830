package heapwright.analysis;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FunctionType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the calls of a function and what each may reach. */
final class CallTargets {
  private final Map<SymbolId, FunctionType> pointedTo;

  private CallTargets(Map<SymbolId, FunctionType> pointedTo) {
    this.pointedTo = pointedTo;
  }

  static CallTargets of(Program program) {
    Map<SymbolId, FunctionType> pointedTo = new LinkedHashMap<>();
    for (SymbolId symbol : AddressesTaken.in(program)) {
      typeOf(program, symbol).ifPresent(type -> pointedTo.put(symbol, type));
    }
    return new CallTargets(pointedTo);
  }

  private static Optional<FunctionType> typeOf(Program program, SymbolId symbol) {
    return program
        .function(symbol)
        .map(Function::type)
        .or(
            () ->
                Optional.ofNullable(program.declarations().get(symbol))
                    .map(FunctionDeclaration::type));
  }

  List<CallSite> callsIn(Function function) {
    return function.blocks().stream()
        .flatMap(block -> block.statements().stream().flatMap(s -> site(function, block, s)))
        .toList();
  }

  private Stream<CallSite> site(Function function, BasicBlock block, Statement s) {
    return s instanceof Statement.Call call
        ? Stream.of(new CallSite(function.symbol(), block.id(), call, targets(call)))
        : Stream.empty();
  }

  private List<SymbolId> targets(Statement.Call call) {
    return call.callee().match(callee -> List.of(callee.symbol()), callee -> fitting(call.type()));
  }

  private List<SymbolId> fitting(FunctionType type) {
    return pointedTo.entrySet().stream()
        .filter(entry -> CallCompatibility.compatible(type, entry.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }
}
