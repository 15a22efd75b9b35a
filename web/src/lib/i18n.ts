import { i18n, type Messages } from '@lingui/core'

type Catalogue = { messages: Messages }

const locale = 'en'
const catalogues = import.meta.glob<Catalogue>([
  '../locales/*/*.po',
  '!../locales/en/{shell,home}.po',
])

// What the first page shows comes with the app: a round trip less before it can be painted.
for (const { messages } of Object.values(
  import.meta.glob<Catalogue>('../locales/en/{shell,home}.po', { eager: true }),
)) {
  i18n.load(locale, messages)
}
i18n.activate(locale)

/**
 * Loads the catalogue of a feature. In development the texts stand in the code as well, so a
 * catalogue may be missing.
 */
export async function loadMessages(name: string): Promise<void> {
  const load = catalogues[`../locales/${locale}/${name}.po`]
  if (load === undefined) return
  const { messages } = await load()
  i18n.load(locale, messages)
  // Activating again tells what is on screen that there are new messages.
  i18n.activate(locale)
}

export { i18n }
