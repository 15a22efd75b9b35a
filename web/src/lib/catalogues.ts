import type { Messages } from '@lingui/core'

type Catalogue = { messages: Messages }

/** How the texts of each feature are fetched, by their file; those of the first page come with the app. */
const files = import.meta.glob<Catalogue>(['../locales/*/*.po', '!../locales/en/{shell,home}.po'])

/** Fetches the texts of a feature; null where there are none. In development they stand in the code. */
export async function fetchCatalogue(locale: string, name: string): Promise<Messages | null> {
  const catalogue = await files[`../locales/${locale}/${name}.po`]?.()
  return catalogue?.messages ?? null
}
