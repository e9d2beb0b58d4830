package heapwright.source.lower.context;

import heapwright.ir.code.Argument;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.values.Rvalue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;

/**
 * {@code setjmp} and {@code longjmp}. The graph of a function shows where control may go: in one
 * that calls setjmp, each call is followed by the question whether a longjmp has led here ({@code
 * __hw_landed}, the number of the setjmp, or 0), and a choice leads on behind that setjmp with the
 * value of {@code __hw_landing}. A machine has only to abandon the calls above the function and go
 * on behind the one that it is in. No condition of the source decides there.
 */
public final class LongJumpLowering {
  /** Decisions that are not the source's are numbered behind those that are. */
  private static final int LAST = Integer.MAX_VALUE;

  private static final Set<String> SETS =
      Set.of("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "__builtin_setjmp");
  private static final Set<String> JUMPS =
      Set.of("longjmp", "_longjmp", "siglongjmp", "__longjmp_chk", "__builtin_longjmp");

  private final CodeContext code;
  private final CallEmission calls;
  private final List<Landing> landings = new ArrayList<>();
  private Optional<Dispatch> dispatch = Optional.empty();

  /** Where control goes on behind a setjmp, and the register of its result. */
  private record Landing(BlockId block, Local result) {}

  /** Where it is decided behind which setjmp control goes on. */
  private record Dispatch(BlockId block, Local site, StatementNumber number, SourceSpan span) {}

  LongJumpLowering(CodeContext code, CallEmission calls) {
    this.code = code;
    this.calls = calls;
  }

  /** Whether a function has one of their names. */
  public static boolean isJump(String name) {
    return SETS.contains(name) || JUMPS.contains(name);
  }

  /** Whether a function calls setjmp. */
  public static boolean landIn(IASTFunctionDefinition definition) {
    return Syntax.anyIn(
        definition,
        node ->
            node instanceof IASTFunctionCallExpression call
                && Syntax.name(call.getFunctionNameExpression())
                    .filter(SETS::contains)
                    .isPresent());
  }

  public Rvalue lower(String name, IASTFunctionCallExpression node) {
    SourceSpan span = code.span(node);
    IASTExpression[] operands = Syntax.arguments(node);
    Expression buffer = code.expressions().converted(operands[0], pointer());
    return SETS.contains(name) ? set(buffer, operands, span) : jump(buffer, operands, span);
  }

  private Rvalue set(Expression buffer, IASTExpression[] operands, SourceSpan span) {
    Emitter emitter = code.emitter();
    for (int i = 1; i < operands.length; i++) {
      // Whether the signal mask is saved makes no difference here.
      code.expressions().effect(operands[i]);
    }
    Local result = emitter.temporary(signedInt(), span);
    if (emitter.discarding()) {
      return new Rvalue.Scalar(new Expression.Read(result, span));
    }
    BlockId block = emitter.newBlock();
    emitter.assign(result, note(new Landing(block, result), buffer, span), span);
    emitter.start(block, span);
    emitter.draft().label();
    return new Rvalue.Scalar(new Expression.Read(result, span));
  }

  private Expression note(Landing landing, Expression buffer, SourceSpan span) {
    landings.add(landing);
    Expression site = new IntegerConstant(landings.size(), signedInt(), span);
    Rvalue first =
        call(
            "__hw_setjmp",
            signedInt().function(List.of(pointer(), signedInt())),
            List.of(new Argument(buffer, pointer()), new Argument(site, signedInt())),
            span);
    return ((Rvalue.Scalar) first).expression();
  }

  /** Notes a place that is no call of setjmp in the source. */
  public void landAt(BlockId block, Expression buffer, SourceSpan span) {
    note(new Landing(block, code.emitter().temporary(signedInt(), span)), buffer, span);
  }

  private Rvalue jump(Expression buffer, IASTExpression[] operands, SourceSpan span) {
    jump(buffer, code.expressions().converted(operands[1], signedInt()), span);
    return Rvalue.Nothing.NOTHING;
  }

  /** Leaves for the place that a buffer notes. */
  public void leaveFor(Expression buffer, SourceSpan span) {
    jump(buffer, new IntegerConstant(1, signedInt(), span), span);
  }

  private void jump(Expression buffer, Expression value, SourceSpan span) {
    call(
        "__hw_longjmp",
        VoidType.VOID.function(List.of(pointer(), signedInt())),
        List.of(new Argument(buffer, pointer()), new Argument(value, signedInt())),
        span);
    land(span);
    code.emitter().terminate(new Terminator.Unreachable(span));
  }

  /** Behind a call, in a function that calls setjmp: control may have come here by a longjmp. */
  void land(SourceSpan span) {
    Emitter emitter = code.emitter();
    if (!code.function().isLanding() || emitter.discarding()) {
      return;
    }
    StatementNumber number = emitter.draft().numbering().current();
    if (dispatch.isEmpty()) {
      Local site = emitter.temporary(signedInt(), span);
      dispatch = Optional.of(new Dispatch(emitter.newBlock(), site, number, span));
    }
    Rvalue landed = call("__hw_landed", signedInt().function(List.of()), List.of(), span);
    emitter.assign(dispatch.get().site(), ((Rvalue.Scalar) landed).expression(), span);
    BlockId onwards = emitter.newBlock();
    Expression jumped =
        code.folding().truth(new Expression.Read(dispatch.get().site(), span), span);
    emitter.terminate(
        new Terminator.Branch(
            emitter.draft().numbering().condition(number, LAST),
            jumped,
            dispatch.get().block(),
            onwards,
            Optional.empty(),
            span));
    emitter.start(onwards, span);
  }

  private Rvalue call(String name, FunctionType type, List<Argument> passed, SourceSpan span) {
    return calls.callMachine(name, type, passed, span);
  }

  /** The end of the function, when every setjmp is known. */
  public void finish() {
    dispatch.ifPresent(this::choose);
  }

  private void choose(Dispatch shared) {
    Emitter emitter = code.emitter();
    SourceSpan span = shared.span();
    emitter.start(shared.block(), span);
    Rvalue value = call("__hw_landing", signedInt().function(List.of()), List.of(), span);
    Expression given = ((Rvalue.Scalar) value).expression();
    List<BlockId> landingBlocks = landings.stream().map(landing -> emitter.newBlock()).toList();
    List<Terminator.Switch.Case> cases = new ArrayList<>();
    for (int i = 0; i < landingBlocks.size(); i++) {
      cases.add(new Terminator.Switch.Case(i + 1, i + 1, landingBlocks.get(i), span));
    }
    BlockId nowhere = emitter.newBlock();
    emitter.terminate(
        new Terminator.Switch(
            emitter.draft().numbering().condition(shared.number(), LAST),
            new Expression.Read(shared.site(), span),
            cases,
            nowhere,
            Optional.empty(),
            span));
    for (int i = 0; i < landingBlocks.size(); i++) {
      emitter.start(landingBlocks.get(i), span);
      emitter.assign(landings.get(i).result(), given, span);
      emitter.jump(landings.get(i).block(), span);
    }
    emitter.start(nowhere, span);
    emitter.terminate(new Terminator.Unreachable(span));
  }

  private Type signedInt() {
    return code.model().signedInt();
  }

  private static Type pointer() {
    return VoidType.VOID.pointer();
  }
}
