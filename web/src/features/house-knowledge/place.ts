import { useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import { isKind, type Kind } from './entry.rules.ts'

/** The open form, kept in the address: an entry's, or a new one's, maybe with an example. */
export type Place = { edit: string | null; add: Kind | null; isExample: boolean }

export function usePlace(): Place {
  const { viewerCanAdminister } = useMe()
  const [search] = useSearchParams()
  if (viewerCanAdminister !== true) return { edit: null, add: null, isExample: false }
  const add = search.get('add')
  return {
    edit: search.get('edit'),
    add: isKind(add) ? add : null,
    isExample: search.has('example'),
  }
}

export const editPath = (id: string): string =>
  `${paths.companyMira()}?edit=${encodeURIComponent(id)}`

export const addPath = (kind: Kind, isExample = false): string =>
  `${paths.companyMira()}?add=${kind}${isExample ? '&example=1' : ''}`
