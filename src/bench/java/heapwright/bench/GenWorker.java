package heapwright.bench;

import heapwright.app.cli.Main;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs commands of the tool that come in on standard input, one a line: the file for what it
 * prints, then the arguments, tab-separated. Answers each with its exit status on a line.
 */
final class GenWorker {
  private GenWorker() {}

  public static void main(String[] args) throws IOException {
    BufferedReader commands =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = commands.readLine(); line != null; line = commands.readLine()) {
      String[] words = line.split("\t", -1);
      String[] command = new String[words.length - 1];
      System.arraycopy(words, 1, command, 0, command.length);
      int status;
      try (PrintWriter console = new PrintWriter(Files.newBufferedWriter(Path.of(words[0])))) {
        status = Main.execute(command, console, console);
      }
      System.out.println(status);
      System.out.flush();
    }
  }
}
