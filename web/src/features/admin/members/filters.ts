import type { MemberRole, MemberSort, MemberState } from '#api/generated/graphql.ts'
import type { Filters } from '#features/admin/members.queries.ts'

const states: readonly MemberState[] = ['onboarded', 'joined', 'invited', 'deactivated']
const publicStates: readonly MemberState[] = ['onboarded', 'joined']
const roles: readonly MemberRole[] = ['individual', 'team', 'function', 'admin']

const oneOf = <T extends string>(value: string | null, all: readonly T[]): T | null =>
  all.find((one) => one === value) ?? null

/** The filters of an address; invalid ones are ignored. */
export function filtersOf(search: URLSearchParams): Filters & { sort: MemberSort } {
  return {
    query: search.get('q')?.slice(0, 200) ?? '',
    state: oneOf(search.get('state'), states),
    role: oneOf(search.get('role'), roles),
    sort: search.get('sort') === 'newest' ? 'newest' : 'name',
  }
}

export function searchOf(
  { query, state, role, sort }: Filters,
  whose: Readonly<Record<string, string>>,
): string {
  const search = new URLSearchParams(whose)
  if (query?.trim()) search.set('q', query.trim())
  if (state) search.set('state', state)
  if (role) search.set('role', role)
  if (sort === 'newest') search.set('sort', 'newest')
  return search.toString()
}

export { publicStates, roles, states }
