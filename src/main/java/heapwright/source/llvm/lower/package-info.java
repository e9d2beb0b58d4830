/**
 * From a module of LLVM's to {@link heapwright.ir.Program}. The door is {@link
 * heapwright.source.llvm.lower.ModuleLowering}. Slots of the frame whose address stays at home
 * become registers; what an instruction computes is put into the expression that uses it, where
 * that is one; a thrown exception is an object in flight, for which callers look.
 */
package heapwright.source.llvm.lower;
