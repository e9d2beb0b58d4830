/**
 * The command line. Door: {@link heapwright.app.cli.Main}. One class per command, named after it;
 * the exit statuses are those of {@link heapwright.app.cli.terminal.ExitStatus}.
 */
package heapwright.app.cli;
