package heapwright.machine;

import heapwright.ir.SourceFile;
import heapwright.ir.SourceSpan;
import heapwright.ir.SymbolId;
import heapwright.machine.code.Invocation;
import heapwright.machine.code.Places;
import heapwright.machine.code.Processor;
import heapwright.machine.memory.Inspection;
import heapwright.machine.memory.MemoryObject;
import heapwright.machine.memory.Site;
import heapwright.machine.memory.Storage;
import heapwright.machine.outcome.Fault;
import heapwright.machine.outcome.Stop;
import java.util.List;
import java.util.Optional;
