import type { Messages } from '@lingui/core'

type Catalogue = { messages: Messages }

/** The texts of features, by file. The texts of the first page are part of the app. */
const files = import.meta.glob<Catalogue>(['../locales/*/*.po', '!../locales/en/{shell,home}.po'])

/** Loads the texts of a feature; null in development, where the code has them. */
export async function fetchCatalogue(locale: string, name: string): Promise<Messages | null> {
  const catalogue = await files[`../locales/${locale}/${name}.po`]?.()
  return catalogue?.messages ?? null
}
