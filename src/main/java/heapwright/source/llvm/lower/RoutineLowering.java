package heapwright.source.llvm.lower;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmModule.LlvmBlock;
import heapwright.source.llvm.text.LlvmModule.Routine;
import heapwright.source.llvm.type.DebugNote;
import heapwright.source.llvm.value.ModuleContext;
import heapwright.source.llvm.value.NotLowered;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The lowering of one function. */
final class RoutineLowering {
  private final RoutineContext context;
  private final Routine routine;
  private final String name;
  private final Linkage linkage;
  private final SourceSpan whole;
  private final MemoryTranslation memory;
  private final ExceptionPaths exceptions;
  private final CallTranslation calls;
  private final Intrinsics intrinsics;
  private final ControlTranslation control;
  private final Computations computations;
  private final Set<String> unwinding;
  private final Map<String, Optional<Integer>> ends = new HashMap<>();

  RoutineLowering(RoutineContext context, String name, Linkage linkage, SourceSpan whole) {
    this.context = context;
    this.routine = context.routine;
    this.name = name;
    this.linkage = linkage;
    this.whole = whole;
    memory = new MemoryTranslation(context);
    exceptions = new ExceptionPaths(context);
    calls = new CallTranslation(context, memory, exceptions);
    intrinsics = new Intrinsics(context, memory, exceptions);
    control = new ControlTranslation(context);
    computations = new Computations(context);
    unwinding = UnwindingBlocks.of(routine);
  }

  /**
   * The function.
   *
   * @param first what is called before anything else: the constructors of a whole program
   */
  Function lower(List<Statement> first) {
    FunctionType type = context.module.signature(routine);
    FrameLowering frame = new FrameLowering(context, whole);
    List<Local> parameters = frame.parameters(type);
    frame.variables();
    control.declareJoins();
    for (LlvmBlock block : routine.blocks()) {
      context.labels.put(block.label(), context.builder.block());
    }
    context.builder.goOnAt(BlockId.ENTRY);
    first.forEach(context::append);
    for (int i = 0; i < routine.blocks().size(); i++) {
      block(i);
    }
    exceptions.finish();
    SymbolId symbol = context.module.symbol(routine.name());
    return new Function(
        symbol,
        name,
        type,
        linkage,
        parameters,
        context.builder.locals(),
        context.builder.blocks(whole),
        context.places.all(),
        whole);
  }

  private void block(int index) {
    LlvmBlock block = routine.blocks().get(index);
    context.builder.goOnAt(context.labels.get(block.label()));
    context.setStatement(statementBefore(index));
    if (control.isBypassed(block)) {
      context.builder.end(new Terminator.Unreachable(whole));
    } else {
      boolean decidesLoop = decidesLoop(block);
      boolean isQuiet = unwinding.contains(block.label());
      for (LlvmInstruction instruction : block.instructions()) {
        place(instruction, decidesLoop, isQuiet);
        instruction(block.label(), instruction);
      }
    }
    ends.put(block.label(), context.statement());
  }

  /** The statement that control is in when it comes to a block, if that is the same on all ways. */
  private Optional<Integer> statementBefore(int index) {
    String label = routine.blocks().get(index).label();
    Optional<Optional<Integer>> common = Optional.empty();
    for (LlvmBlock before : routine.blocks()) {
      if (successors(before).contains(label)) {
        if (!ends.containsKey(before.label())) {
          return Optional.empty();
        }
        Optional<Integer> end = ends.get(before.label());
        common = Optional.of(common.map(c -> context.places.common(c, end)).orElse(end));
      }
    }
    return common.orElse(Optional.empty());
  }

  static List<String> successors(LlvmBlock block) {
    LlvmInstruction.Operation end =
        block.instructions().get(block.instructions().size() - 1).operation();
    if (end instanceof LlvmInstruction.Jump jump) {
      return List.of(jump.target());
    }
    if (end instanceof LlvmInstruction.Branch branch) {
      return List.of(branch.ifTrue(), branch.ifFalse());
    }
    if (end instanceof LlvmInstruction.Call call && call.continuation().isPresent()) {
      return List.of(call.continuation().get().normal(), call.continuation().get().unwind());
    }
    if (end instanceof LlvmInstruction.Switch choice) {
      List<String> all = new ArrayList<>();
      choice.choices().forEach(c -> all.add(c.target()));
      all.add(choice.otherwise());
      return all;
    }
    return List.of();
  }

  /** All code of a loop over a range is at one place; only its decision is passed each time. */
  private boolean decidesLoop(LlvmBlock block) {
    LlvmInstruction end = block.instructions().get(block.instructions().size() - 1);
    return end.operation() instanceof LlvmInstruction.Branch
        && context.places.at(context.place(end)).filter(context.places::repeats).isPresent();
  }

  private void place(LlvmInstruction instruction, boolean decidesLoop, boolean isQuiet) {
    SourceSpan place = context.place(instruction);
    boolean isPhi = instruction.operation() instanceof LlvmInstruction.Phi;
    boolean isDeclaration =
        instruction.operation() instanceof LlvmInstruction.Call call
            && FrameSlots.isNamed(call, "llvm.dbg.");
    if (place.line() == 0 || isPhi || isDeclaration) {
      return;
    }
    context.goTo(place);
    Optional<Integer> statement = context.places.at(place);
    boolean isLoop = statement.filter(context.places::repeats).isPresent();
    boolean leavesBlock = instruction.operation() instanceof LlvmInstruction.Jump;
    if (!leavesBlock && !isQuiet && (!isLoop || decidesLoop)) {
      control.enterStatement(place);
    }
  }

  private void instruction(String block, LlvmInstruction instruction) {
    LlvmInstruction.Operation operation = instruction.operation();
    if (operation instanceof LlvmInstruction.Alloca alloca) {
      if (!context.slots.isSlot(instruction.result())) {
        memory.allocate(instruction, alloca);
      }
    } else if (operation instanceof LlvmInstruction.Load load) {
      memory.load(instruction, load);
    } else if (operation instanceof LlvmInstruction.Store store) {
      memory.store(store);
    } else if (operation instanceof LlvmInstruction.Call call) {
      call(block, instruction, call);
    } else if (operation instanceof LlvmInstruction.InsertValue insert) {
      memory.insert(instruction, insert);
    } else if (operation instanceof LlvmInstruction.ExtractValue extract) {
      memory.extract(instruction, extract);
    } else if (operation instanceof LlvmInstruction.LandingPad pad) {
      exceptions.arrive(instruction, pad);
    } else if (operation instanceof LlvmInstruction.Modify modify) {
      new AtomicAccesses(context, memory).modify(instruction, modify);
    } else if (operation instanceof LlvmInstruction.Exchange exchange) {
      new AtomicAccesses(context, memory).exchange(instruction, exchange);
    } else if (operation instanceof LlvmInstruction.Other other) {
      if (other.opcode().equals("fence")) {
        return;
      }
      throw new NotLowered(other.opcode());
    } else if (!ends(block, instruction)) {
      computation(instruction);
    }
  }

  private void call(String block, LlvmInstruction instruction, LlvmInstruction.Call call) {
    if (!intrinsics.call(instruction, call)) {
      calls.call(instruction, call);
    }
    call.continuation().ifPresent(c -> control.jump(block, c.normal()));
  }

  private boolean ends(String block, LlvmInstruction instruction) {
    LlvmInstruction.Operation operation = instruction.operation();
    if (operation instanceof LlvmInstruction.Jump jump) {
      control.jump(block, jump.target());
    } else if (operation instanceof LlvmInstruction.Branch branch) {
      control.branch(block, instruction, branch);
    } else if (operation instanceof LlvmInstruction.Switch choice) {
      control.choose(block, instruction, choice);
    } else if (operation instanceof LlvmInstruction.Return back) {
      control.giveBack(back);
    } else if (operation instanceof LlvmInstruction.Resume resume) {
      exceptions.resume(memory.part(resume.value(), 0));
    } else if (operation instanceof LlvmInstruction.Unreachable) {
      context.builder.end(new Terminator.Unreachable(context.here()));
    } else {
      return false;
    }
    return true;
  }

  private void computation(LlvmInstruction instruction) {
    LlvmInstruction.Operation operation = instruction.operation();
    if (context.uses.of(instruction.result()).isEmpty()) {
      return;
    }
    if (operation instanceof LlvmInstruction.Select select) {
      control.select(instruction, select);
    } else if (operation instanceof LlvmInstruction.ElementPointer element) {
      Expression base = context.values.of(element.base());
      List<Expression> indices = element.indices().stream().map(context.values::of).toList();
      context.values.define(
          instruction, context.paths.element(base, element.source(), indices, context.here()));
    } else if (operation instanceof LlvmInstruction.Arithmetic arithmetic) {
      context.values.define(instruction, computations.arithmetic(arithmetic));
    } else if (operation instanceof LlvmInstruction.Negation negation) {
      context.values.define(instruction, computations.negation(negation));
    } else if (operation instanceof LlvmInstruction.Compare compare) {
      context.values.define(instruction, computations.compare(compare));
    } else if (operation instanceof LlvmInstruction.Cast cast) {
      context.values.define(instruction, computations.cast(cast));
    }
  }

  /** The name that the source gives a function, with what is around it. */
  static String name(Routine routine, ModuleContext module) {
    DebugNote note = module.notes().note(routine.note());
    return note.text("name").isEmpty() ? routine.name() : module.notes().qualifiedName(note);
  }
}
