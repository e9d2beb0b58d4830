package heapwright.source.parse;

/** A unit's text as the parser gets it, and what was taken out of it. */
record PreparedText(
    char[] text, SourceMap map, AttributeTable attributes, PackTable packing, TextMarks marks) {}
