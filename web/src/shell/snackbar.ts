/** How long a snackbar is shown by default, in milliseconds (product 9). */
const defaultTimeout = 3000

/** How long a snackbar offers an undo, in milliseconds. */
export const undoTime = 10_000

export type SnackbarColor = 'primary' | 'info' | 'success' | 'error'

export type Snackbar = {
  text: string
  color: SnackbarColor
  timeout: number
  closable: boolean
  action: { label: string; run: () => void } | null
  about: string | null
}

export type SnackbarInput = string | (Partial<Snackbar> & { text: string })

type Listener = (snackbar: Snackbar) => void

let listener: Listener | null = null
const waiting: Snackbar[] = []

/** Plain text shows in the primary colour, an object in the error colour (product 8). */
export function toSnackbar(input: SnackbarInput): Snackbar {
  const base = { timeout: defaultTimeout, closable: true, action: null, about: null }
  if (typeof input === 'string') return { ...base, text: input, color: 'primary' }
  return { ...base, color: 'error', ...input }
}

/**
 * showSnackbar('Saved!') in the primary colour, `{ text, color: 'info' }`, or an error with `{ text
 * }`.
 */
export function showSnackbar(input: SnackbarInput): void {
  const snackbar = toSnackbar(input)
  if (listener === null) waiting.push(snackbar)
  else listener(snackbar)
}

export function hostSnackbars(host: Listener): () => void {
  listener = host
  for (const snackbar of waiting.splice(0)) host(snackbar)
  return () => {
    if (listener === host) listener = null
  }
}
