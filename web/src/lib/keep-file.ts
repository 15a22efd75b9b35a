export function keepFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start to save the file a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
