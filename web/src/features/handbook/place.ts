import { useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'

/** The question open for editing in a category, kept in the address. */
export type Place = {
  /** Whether the viewer may edit: the server decides. */
  isEditing: boolean
  /** The question, or the section by its slug, whose form is open. */
  question: string | null
  section: string | null
}

export function usePlace(): Place {
  const me = useMe()
  const [search] = useSearchParams()
  const isEditing = me.viewerCanAdminister === true && search.has('edit')
  return {
    isEditing,
    question: isEditing ? search.get('question') : null,
    section: isEditing ? search.get('section') : null,
  }
}

/** The address of this category with another form open. */
export function placeIn(
  path: string,
  place: { edit: boolean; question?: string; section?: string },
): string {
  if (!place.edit) return path
  const { question, section } = place
  const query = new URLSearchParams({ edit: '1' })
  if (question !== undefined) query.set('question', question)
  if (section !== undefined) query.set('section', section)
  return `${path}?${query}`
}
