/** Gives a file to the browser to keep. */
export function keepFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to save by then; some begin a moment after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
