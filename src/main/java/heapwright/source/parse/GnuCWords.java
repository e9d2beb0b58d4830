package heapwright.source.parse;

import org.eclipse.cdt.core.dom.parser.AbstractScannerExtensionConfiguration;
import org.eclipse.cdt.core.parser.GCCKeywords;
import org.eclipse.cdt.core.parser.IGCCToken;
import org.eclipse.cdt.core.parser.IToken;

/**
 * gcc's own keywords. Unlike the library's configuration it defines no macros: an expanded macro
 * would shift the offsets behind it, and those for {@code __real__} and {@code __builtin_va_arg}
 * lose the meaning.
 */
final class GnuCWords extends AbstractScannerExtensionConfiguration {

  GnuCWords() {
    add(IGCCToken.t___alignof__, GCCKeywords.cp__ALIGNOF, GCCKeywords.cp__ALIGNOF__);
    add(IToken.t_asm, GCCKeywords.cp__ASM, GCCKeywords.cp__ASM__);
    add(IToken.t_const, GCCKeywords.cp__CONST, GCCKeywords.cp__CONST__);
    add(IToken.t_inline, GCCKeywords.cp__INLINE, GCCKeywords.cp__INLINE__);
    add(IToken.t_restrict, GCCKeywords.cp__RESTRICT, GCCKeywords.cp__RESTRICT__);
    add(IToken.t_volatile, GCCKeywords.cp__VOLATILE, GCCKeywords.cp__VOLATILE__);
    add(IToken.t_signed, GCCKeywords.cp__SIGNED, GCCKeywords.cp__SIGNED__);
    add(IGCCToken.t_typeof, GCCKeywords.cp__TYPEOF, GCCKeywords.cp__TYPEOF__);
    add(IGCCToken.t_typeof, GCCKeywords.cpTYPEOF);
    add(IGCCToken.t__int128, GCCKeywords.cp__int128);
    add(IGCCToken.t__float128, GCCKeywords.cp__float128);
    add(IGCCToken.t_decimal32, GCCKeywords.cp_decimal32);
    add(IGCCToken.t_decimal64, GCCKeywords.cp_decimal64);
    add(IGCCToken.t_decimal128, GCCKeywords.cp_decimal128);
  }

  private void add(int token, char[]... words) {
    for (char[] word : words) {
      addKeyword(word, token);
    }
  }

  @Override
  public boolean support$InIdentifiers() {
    return true;
  }

  @Override
  public char[] supportAdditionalNumericLiteralSuffixes() {
    return "ijfFqQwW0123456789x".toCharArray();
  }
}
