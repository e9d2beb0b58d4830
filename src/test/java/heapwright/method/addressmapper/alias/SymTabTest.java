package heapwright.method.addressmapper.alias;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.ir.source.StatementNumber;
import heapwright.method.Fixture;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.operation.Sharing;
import heapwright.method.path.StatementPath;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The publication's SymTab and AliasPreprocessor.AliasTab of falias; its lines 2 to 6 are our
 * statements 1 to 5.
 */
class SymTabTest {
  private static final Fixture FALIAS =
      Fixture.read(Path.of("src/test/resources/paths/address_falias.c"));

  private static StatementPath path(int statements) {
    List<StatementNumber> numbers =
        IntStream.rangeClosed(1, statements).mapToObj(StatementNumber::new).toList();
    return new StatementPath(FALIAS.function("falias"), numbers);
  }

  @Test
  void everyAddressHasTheStatementThatDefinedIt() {
    SymTab table = new SymTab();
    AddressMap end = new AliasPreprocessor(FALIAS.program()).run(path(4), Sharing.NONE, table);
    assertEquals(
        List.of(
            new SymTab.Symbol("p", 1, List.of(1, 0)),
            new SymTab.Symbol("q", 2, List.of(0, 2)),
            new SymTab.Symbol("x", 1, List.of(0, 3)),
            new SymTab.Symbol("y", 2, List.of(3, 2))),
        table.symbols(end));
  }

  @Test
  void theLaterPointerIsAliasedInFrontOfItsStatement() {
    List<AliasPreprocessor.AliasTab.Entry> entries =
        new AliasPreprocessor(FALIAS.program()).tables(path(6)).aliases().entries();
    assertEquals(1, entries.size());
    assertEquals(Optional.of(new StatementNumber(2)), entries.get(0).before());
    assertEquals(1, entries.get(0).position());
    assertEquals("alias(x, q->right)", entries.get(0).toString());
    assertEquals("q->right is p->left", entries.get(0).alias().toString());
  }
}
