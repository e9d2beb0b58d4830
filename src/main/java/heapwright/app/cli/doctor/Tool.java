package heapwright.app.cli.doctor;

/**
 * A program that Heapwright calls, or that its build or tests call.
 *
 * @param name what the user knows it by
 * @param command what to start: a name to look up on the path, or a file
 * @param oldest the oldest major version that will do; 0 if any will
 * @param debianPackage the package, or packages separated by spaces, that bring it
 */
record Tool(
    String name, String command, String purpose, Need need, int oldest, String debianPackage) {

  enum Need {
    REQUIRED,
    OPTIONAL
  }
}
