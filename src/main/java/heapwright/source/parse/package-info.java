/**
 * Preprocessed C text to a syntax tree: rewrites what the parser library cannot read, parses, and
 * maps offsets of the parsed text to places in the user's files.
 */
package heapwright.source.parse;
