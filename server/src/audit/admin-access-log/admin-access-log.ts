import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SignedIn } from '#graphql/context.ts'
import type { Viewer } from '#graphql/viewer.ts'
import { listLooks } from '../audit.store.ts'
import { recordEvents } from '../audit.ts'

/** So long a look at the same is the same look: a page asks several times, and so does a search. */
const SAME_LOOK_MS = 10 * 60_000

/** What was looked at, and of whom or which company it is; of a list of all, of nobody. */
export type Look = {
  what:
    | 'person'
    | 'people'
    | 'members'
    | 'invitation'
    | 'links'
    | 'import'
    | 'company'
    | 'companies'
    | 'reports'
    | 'changes'
    | 'feedback'
    | 'missingWords'
  subject: string | null
}

/** By request: of a list each row may say at once that its company was looked at. */
const noted = new WeakMap<Viewer, Map<string, Promise<void>>>()

/**
 * Records what an app admin reads, once in ten minutes (product 6); for a user in their own trail.
 * Does nothing for others and for reading oneself.
 */
export async function recordAdminAccess(context: SignedIn, look: Look): Promise<void> {
  const { viewer } = context
  if (viewer.role !== 'appAdmin' || look.subject === viewer.userId) return
  const ofRequest = noted.get(viewer) ?? new Map<string, Promise<void>>()
  noted.set(viewer, ofRequest)
  const key = `${look.what} ${look.subject ?? ''}`
  const noting = ofRequest.get(key) ?? note(context, look)
  ofRequest.set(key, noting)
  await noting
}

const note = (context: SignedIn, { what, subject }: Look) => noteAll(context, what, [subject])

async function noteAll(
  context: SignedIn,
  what: Look['what'],
  subjects: readonly (string | null)[],
): Promise<void> {
  const { viewer, store, clock } = context
  const detail = { what }
  const after = clock.now() - SAME_LOOK_MS
  const looks = { actor: viewer.userId, subjects, detail: JSON.stringify(detail), after }
  const known = await listLooks(store.read, looks)
  const events = subjects
    .filter((subject) => !known.has(subject))
    .map((subject) => ({ kind: 'app_admin_look', subject, detail }) as const)
  if (events.length > 0) await store.write((trx) => recordEvents(trx, context, events))
}

/** So many lines are written in one statement */
const AT_ONCE = 1000

/**
 * As recordAdminAccess, for each user of whom a call shows more than a member list; a thousand per
 * statement.
 */
export async function recordAdminAccessToEach(
  context: SignedIn,
  findPeople: () => readonly string[] | Promise<readonly string[]>,
): Promise<void> {
  const { viewer } = context
  if (viewer.role !== 'appAdmin') return
  const others = new Set(await findPeople())
  others.delete(viewer.userId)
  const people = [...others]
  for (let from = 0; from < people.length; from += AT_ONCE) {
    await noteAll(context, 'person', people.slice(from, from + AT_ONCE))
  }
}

/** By request: the companies that stand beside records, until it is noted which. */
const beside = new WeakMap<Viewer, { companies: Set<string>; noted: Promise<void> }>()

/**
 * As recordAdminAccess, for companies shown next to records of a list: one line for one company, or
 * one for several.
 */
export function noteBeside(context: SignedIn, company: string): Promise<void> {
  const { viewer } = context
  const waiting = beside.get(viewer)
  if (waiting !== undefined) {
    waiting.companies.add(company)
    return waiting.noted
  }
  const companies = new Set([company])
  const noted = nextTurn().then(() => {
    beside.delete(viewer)
    const isOne = companies.size === 1
    return recordAdminAccess(
      context,
      isOne ? { what: 'company', subject: company } : { what: 'companies', subject: null },
    )
  })
  beside.set(viewer, { companies, noted })
  return noted
}
