import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    showIn: (colorScheme: 'light' | 'dark') => Promise<void>
  }
}

/** Shows the page to people who like it light or dark. */
export const showIn: BrowserCommand<['light' | 'dark']> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
