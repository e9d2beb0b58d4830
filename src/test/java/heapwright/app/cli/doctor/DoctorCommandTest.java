package heapwright.app.cli.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.cli.Ran;
import heapwright.app.cli.doctor.ToolStatus.Tool;
import heapwright.app.cli.doctor.ToolStatus.Tool.Need;
import org.junit.jupiter.api.Test;

class DoctorCommandTest {
  @Test
  void findsTheJdkThatRunsTheTests() {
    Ran ran = Ran.heapwright("doctor");
    String jdk = ran.out().lines().filter(l -> l.contains(" JDK ")).findFirst().orElseThrow();
    assertTrue(jdk.startsWith("ok"), jdk);
    assertTrue(jdk.contains(" " + Runtime.version().feature()), jdk);
  }

  @Test
  void aMissingCompilerIsNamedWithThePackageAndStatusOne() {
    Ran ran = Ran.heapwright("doctor", "--cc", "no-such-compiler");
    assertEquals(1, ran.status());
    assertTrue(ran.out().contains("missing  no-such-compiler"), ran.out());
    assertTrue(ran.out().contains("apt-get install no-such-compiler"), ran.out());
    assertTrue(
        ran.out().endsWith("Not ready: something required is missing." + System.lineSeparator()));
  }

  @Test
  void packagersNumbersInBracketsAndColoursAreNotTheVersion() {
    assertEquals("12.2.0", VersionText.of("gcc (Debian 12.2.0-14+deb12u1) 12.2.0").number());
    assertEquals(3, VersionText.of("\u001b[1mApache Maven 3.8.7\u001b[m\nMaven home: /x").major());
    assertEquals(14, VersionText.of("Debian clang version 14.0.6").major());
    assertEquals(0, VersionText.of("no numbers").major());
  }

  @Test
  void aVersionBelowTheOldestIsNotUsable() {
    String javac = ProcessHandle.current().info().command().orElseThrow();
    ToolStatus finding =
        ToolStatus.of(new Tool("java", javac, "runs this test", Need.REQUIRED, 999, "x"));
    assertEquals(ToolStatus.State.TOO_OLD, finding.state());
    assertTrue(finding.line().startsWith("too old  java"), finding.line());
  }
}
