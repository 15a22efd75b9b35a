import { i18n, type Messages } from '@lingui/core'

const locale = 'en'

for (const { messages } of Object.values(
  import.meta.glob<{ messages: Messages }>('../locales/en/{shell,home}.po', { eager: true }),
)) {
  i18n.load(locale, messages)
}
i18n.activate(locale)

export async function loadMessages(name: string): Promise<void> {
  const { fetchCatalogue } = await import('#lib/catalogues.ts')
  const messages = await fetchCatalogue(locale, name)
  if (messages === null) return
  i18n.load(locale, messages)
  // Activating the locale again shows the new messages on screen.
  i18n.activate(locale)
}

export { i18n }
