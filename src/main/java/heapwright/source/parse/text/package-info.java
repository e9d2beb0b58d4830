/**
 * Makes the preprocessed text fit for the parser, and keeps what is taken out of it: attributes,
 * packing, marks. Knows no syntax tree.
 */
package heapwright.source.parse.text;
