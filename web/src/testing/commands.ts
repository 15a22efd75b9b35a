import type { BrowserCommand } from 'vitest/node'

type Look = 'light' | 'dark' | 'contrast'

declare module 'vitest/browser' {
  interface BrowserCommands {
    showIn: (look: Look) => Promise<void>
  }
}

/** Shows pages in a colour scheme, or in a contrast theme of Windows. */
export const showIn: BrowserCommand<[Look]> = ({ page }, look) =>
  page.emulateMedia({
    colorScheme: look === 'light' ? 'light' : 'dark',
    forcedColors: look === 'contrast' ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
