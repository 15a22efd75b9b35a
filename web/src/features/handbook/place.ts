import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'

/** What of a category is being changed, as the address has it; a reload finds it again. */
export type Place = {
  /** Whether one writes here at all: the server says who may. */
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

/** The address of this category in which something else is open. */
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

/** The id that the address points at, or null. */
export function useTarget(): string | null {
  const { hash } = useLocation()
  if (hash.length < 2) return null
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return null
  }
}

/** The look of what the address points at. */
export const targetMark = 'outline-3 outline-offset-2 outline-(--focus)'

/** Brings the question that the address points at into sight, and leads the keyboard there. */
export function useInSight(target: string | null): void {
  useEffect(() => {
    const element = target === null ? null : document.getElementById(target)
    if (element === null) return
    element.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'start' })
  }, [target])
}
