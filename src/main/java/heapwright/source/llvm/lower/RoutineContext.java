package heapwright.source.llvm.lower;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmModule.Routine;
import heapwright.source.llvm.value.AddressPaths;
import heapwright.source.llvm.value.ConstantLowering;
import heapwright.source.llvm.value.Conversions;
import heapwright.source.llvm.value.ModuleContext;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What the parts of the lowering of one function share. */
final class RoutineContext {
  final ModuleContext module;
  final Routine routine;
  final ThrowingRoutines throwing;
  final Conversions conversions;
  final AddressPaths paths;
  final ConstantLowering constants;
  final RoutineBuilder builder;
  final RoutineUses uses;
  final FrameSlots slots;
  final CodePlaces places;
  final RegisterValues values;
  final Map<String, Local> variables = new HashMap<>();
  final Map<String, Local> joins = new HashMap<>();
  final Map<String, BlockId> labels = new HashMap<>();
  private final SourceFile file;
  private SourceSpan here;
  private Optional<Integer> statement = Optional.empty();

  RoutineContext(
      ModuleContext module,
      Routine routine,
      ThrowingRoutines throwing,
      CodePlaces places,
      SourceSpan whole) {
    this.module = module;
    this.routine = routine;
    this.throwing = throwing;
    this.places = places;
    this.file = whole.file();
    this.here = whole;
    conversions = new Conversions(module.model());
    paths = new AddressPaths(module, conversions);
    constants = new ConstantLowering(module, conversions, paths);
    builder = new RoutineBuilder(module.model());
    uses = new RoutineUses(routine);
    slots = new FrameSlots(module, routine, uses);
    values = new RegisterValues(this);
  }

  /** Where an instruction is from; its line is 0 where that is nowhere. */
  SourceSpan place(LlvmInstruction instruction) {
    return module.notes().place(instruction.location(), file);
  }

  /** The place of the code that is lowered now. */
  SourceSpan here() {
    return here;
  }

  void goTo(SourceSpan place) {
    here = place;
  }

  /** The statement that control is in. */
  Optional<Integer> statement() {
    return statement;
  }

  void setStatement(Optional<Integer> other) {
    statement = other;
  }

  void append(Statement code) {
    builder.append(code);
  }

  void jump(BlockId target) {
    builder.end(new Terminator.Jump(target, here));
  }

  /** A decision that the source does not have. */
  void ask(Expression condition, BlockId ifTrue, BlockId ifFalse) {
    builder.end(
        new Terminator.Branch(
            places.unwritten(statement, here).id(),
            conversions.condition(condition),
            ifTrue,
            ifFalse,
            Optional.empty(),
            here));
  }

  Expression integer(long value) {
    return new Expression.IntegerConstant(value, module.model().signedInt(), here);
  }
}
