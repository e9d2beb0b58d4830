/**
 * The terminal: exit statuses, progress, standard output and files that the user asked for. Knows
 * no command.
 */
package heapwright.app.cli.terminal;
