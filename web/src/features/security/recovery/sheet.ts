import { t } from '@lingui/core/macro'

type Sheet = { productName: string; email: string | null; codes: readonly string[] }

/** The codes as a text file: whose they are, and what to do with them. */
export function sheetText({ productName, email, codes }: Sheet): string {
  const numbered = codes.map((code, index) => `${String(index + 1).padStart(2)}. ${code}`)
  return [
    t`Recovery codes for ${productName}`,
    email ?? '',
    '',
    ...numbered,
    '',
    t`Each code lets you in once when your phone cannot: sign in with your password, and choose a recovery code.`,
    '',
  ].join('\n')
}

/** Lets the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
