package heapwright.bench;

import heapwright.source.CFrontEnd;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The heap that the front end needs for one file, in a JVM of its own with a fixed limit. */
final class Heap {
  private Heap() {}

  /** What a JVM of so many megabytes says about the file. */
  static String peakOn(RealFile file, int megabytes) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + megabytes + "m",
                "-Xss16m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Heap.class.getName(),
                file.owner() + "\t" + file.path() + "\t" + String.join(" ", file.flags()))
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() == 0 ? said.strip() : "FAILED: " + said.lines().findFirst().orElse("");
  }

  /** Reads the file that a line of the list names. */
  public static void main(String[] args) {
    RealFile file = RealFile.of(args[0]);
    new CFrontEnd().read(file.request());
    long peak = 0;
    for (MemoryPoolMXBean pool : heapPools()) {
      peak += pool.getPeakUsage().getUsed();
    }
    System.out.printf("enough, peak %d MB with garbage%n", peak >> 20);
  }

  private static List<MemoryPoolMXBean> heapPools() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP)
        .toList();
  }
}
