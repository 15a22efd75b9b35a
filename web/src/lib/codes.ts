/** Six digits of any script, also with spaces or dashes between them. The server reads them. */
export const isSixDigits = (typed: string): boolean =>
  /^\p{Nd}{6}$/u.test(typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}\u2212\u30fc]/gu, ''))
