package heapwright.source.lower.blocks;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.ConditionTree;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Local;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The blocks of a function while they grow. */
public final class Draft {

  /** A place between two statements, to come back to. */
  public record Position(DraftBlock block, int index, int effects, int writes) {}

  private final List<DraftBlock> blocks = new ArrayList<>();
  private final List<DraftBlock> started = new ArrayList<>();
  private final Numbering numbering = new Numbering();
  private final SourceOutline outline = new SourceOutline(numbering);
  private LabelTable labels = LabelTable.empty();
  private DraftBlock current;
  private final List<ConditionTree> decisions = new ArrayList<>();
  private int suspended;
  private int effects;
  private int writes;

  Draft() {
    current = create();
    started.add(current);
  }

  private DraftBlock create() {
    DraftBlock block = new DraftBlock(new BlockId(blocks.size()));
    blocks.add(block);
    return block;
  }

  BlockId newBlock() {
    return create().id();
  }

  void start(BlockId id, SourceSpan span) {
    if (current.isOpen()) {
      terminate(new Terminator.Jump(id, span));
    }
    current = blocks.get(id.index());
    started.add(current);
  }

  void append(Statement statement) {
    openBlock().statements().add(statement);
    if (suspended == 0 && !(statement instanceof Statement.Step)) {
      effects++;
    }
    if (RegisterEffects.writesVariable(statement)) {
      writes++;
    }
  }

  /** Notes that a label of the source stands at the start of the current block. */
  public void label() {
    openBlock().label();
  }

  /** Ends the current block with a jump that the source spells out. */
  void leave(Terminator.Jump jump) {
    openBlock().write();
    terminate(jump);
  }

  /** Whether the current block has no end yet. */
  public boolean isOpen() {
    return current.isOpen();
  }

  void terminate(Terminator terminator) {
    openBlock().end(terminator);
    if (suspended == 0 && !(terminator instanceof Terminator.Jump)) {
      effects++;
    }
  }

  private DraftBlock openBlock() {
    if (!current.isOpen()) {
      current = create();
      started.add(current);
    }
    return current;
  }

  /** Leaves the current block open and goes on in one that nothing reaches. */
  Position suspend() {
    Position position = here();
    suspended++;
    current = create();
    started.add(current);
    return position;
  }

  void resume(Position position) {
    suspended--;
    current = position.block();
  }

  /** Notes a decision; one of a single condition needs no note, and none is made in dead code. */
  public void decide(ConditionTree decision) {
    if (suspended == 0 && decision.conditions().count() > 1) {
      decisions.add(decision);
    }
  }

  List<ConditionTree> decisions() {
    return decisions;
  }

  public Position here() {
    return new Position(openBlock(), current.statements().size(), effects, writes);
  }

  /** Puts a statement where an earlier position was. */
  public void insert(Position position, Statement statement) {
    position.block().statements().add(position.index(), statement);
  }

  /**
   * Exchanges what was emitted between two positions with what was emitted since the second, as far
   * as all of it went to one block.
   */
  public void exchange(Position start, Position middle) {
    if (start.block() == current && middle.block() == current) {
      List<Statement> both =
          current.statements().subList(start.index(), current.statements().size());
      Collections.rotate(both, start.index() - middle.index());
    }
  }

  /** Whether anything but steps and jumps was emitted between two positions. */
  public boolean effectsBetween(Position start, Position end) {
    return start.effects() != end.effects();
  }

  /**
   * Has the last statement of the current block set another register than a temporary; false if it
   * does not set that temporary.
   */
  boolean redirectLast(Local temporary, Local target) {
    List<Statement> statements = openBlock().statements();
    if (statements.isEmpty()) {
      return false;
    }
    Optional<Statement> redirected =
        Redirection.of(statements.get(statements.size() - 1), temporary, target);
    redirected.ifPresent(
        statement -> {
          statements.set(statements.size() - 1, statement);
          writes++;
        });
    return redirected.isPresent();
  }

  /** Goes on in another block and leaves the current one open. */
  public DraftBlock leaveFor(BlockId id) {
    DraftBlock left = openBlock();
    current = blocks.get(id.index());
    started.add(current);
    return left;
  }

  /** Goes on in a block that was left open. */
  public void returnTo(DraftBlock block) {
    current = block;
  }

  /** Blocks taken out of the list to be put in again further down. */
  public record Blocks(List<DraftBlock> blocks) {}

  public int startedCount() {
    return started.size();
  }

  /** Takes the blocks that were started since out of the list. */
  public Blocks takeStarted(int since) {
    List<DraftBlock> tail = started.subList(since, started.size());
    Blocks taken = new Blocks(new ArrayList<>(tail));
    tail.clear();
    return taken;
  }

  public void putStarted(Blocks taken) {
    started.addAll(taken.blocks());
  }

  /** The blocks that were started since are those of a loop. */
  public void cycle(
      Optional<StatementNumber> number, boolean decides, BlockId body, int since, SourceSpan span) {
    cycle(number, decides, body, since, started.size(), span);
  }

  /** The same for those that were started up to some moment. */
  public void cycle(
      Optional<StatementNumber> number,
      boolean decides,
      BlockId body,
      int since,
      int until,
      SourceSpan span) {
    Set<BlockId> members = new HashSet<>();
    started.subList(since, until).forEach(block -> members.add(block.id()));
    outline.add(new SourceOutline.Cycle(number, decides, body, members, span));
  }

  public SourceOutline outline() {
    return outline;
  }

  public LabelTable labels() {
    return labels;
  }

  /** The block that a label of the source starts. */
  public BlockId labelled(String label) {
    return labels.block(label, this);
  }

  public void enterLabels(LabelTable inner) {
    labels = inner;
  }

  /** Whether anything but steps and jumps was emitted since, on a path that control can take. */
  boolean effectsSince(Position position) {
    return effects != position.effects();
  }

  /** Whether a variable in a register was written since. */
  boolean writesSince(Position position) {
    return writes != position.writes();
  }

  /** Whether nothing but steps and jumps was emitted, on paths that control can take. */
  public boolean isIdle() {
    return effects == 0;
  }

  public Numbering numbering() {
    return numbering;
  }

  /** In the order in which they were started; the entry first. */
  List<DraftBlock> started() {
    return started;
  }

  DraftBlock block(BlockId id) {
    return blocks.get(id.index());
  }

  int blockCount() {
    return blocks.size();
  }
}
