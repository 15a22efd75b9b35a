import type { Messages } from '@lingui/core'

type Catalogue = { messages: Messages }

/** Texts of features, by file; those of the first page are in the app. */
const files = import.meta.glob<Catalogue>(['../locales/*/*.po', '!../locales/en/{shell,home}.po'])

/** Loads the texts of a feature; null in development, where the code has them. */
export async function fetchCatalogue(locale: string, name: string): Promise<Messages | null> {
  const catalogue = await files[`../locales/${locale}/${name}.po`]?.()
  return catalogue?.messages ?? null
}
