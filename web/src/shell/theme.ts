import { readStored, writeStored } from '#lib/storage.ts'

const key = 'goodwork.theme'

export type Theme = 'system' | 'light' | 'dark'

/** The scheme that the person chose on this device; `system` follows the device. */
export function readTheme(): Theme {
  const stored = readStored(key)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function applyTheme(theme = readTheme()): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}

export function chooseTheme(theme: Theme): void {
  writeStored(key, theme === 'system' ? null : theme)
  applyTheme(theme)
}
