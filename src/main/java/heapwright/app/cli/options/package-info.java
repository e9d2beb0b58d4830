/** What command lines say: one class for each choice that commands share. Prints nothing. */
package heapwright.app.cli.options;
