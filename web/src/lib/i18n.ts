import { i18n, type Messages } from '@lingui/core'

const locale = 'en'

// What the first page shows comes with the app: a round trip less before it can be painted.
for (const { messages } of Object.values(
  import.meta.glob<{ messages: Messages }>('../locales/en/{shell,home}.po', { eager: true }),
)) {
  i18n.load(locale, messages)
}
i18n.activate(locale)

/** Loads the catalogue of a feature. */
export async function loadMessages(name: string): Promise<void> {
  const { fetchCatalogue } = await import('#lib/catalogues.ts')
  const messages = await fetchCatalogue(locale, name)
  if (messages === null) return
  i18n.load(locale, messages)
  // Activating again tells what is on screen that there are new messages.
  i18n.activate(locale)
}

export { i18n }
