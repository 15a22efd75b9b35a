import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SignedIn } from '#graphql/context.ts'
import type { Viewer } from '#graphql/viewer.ts'
import { listAccesses } from '../audit.store.ts'
import { recordEvents } from '../audit.ts'

/** Repeated access within this time is recorded once: a page and a search make several calls. */
const REPEAT_MS = 10 * 60_000

/** The kind of data, and the person or company it is about; null for a list of all. */
export type AdminAccess = {
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
    | 'channels'
    | 'changes'
    | 'feedback'
    | 'missingWords'
  subject: string | null
}

/** Access recorded in each request: each row of a list may report the same company. */
const recorded = new WeakMap<Viewer, Map<string, Promise<void>>>()

/**
 * Records what an app admin reads, once in ten minutes. Access to a user is in that user's own
 * trail. Does nothing for other viewers, and when app admins read their own record. Product 6.
 */
export async function recordAdminAccess(context: SignedIn, access: AdminAccess): Promise<void> {
  const { viewer } = context
  if (viewer.role !== 'appAdmin' || access.subject === viewer.userId) return
  const ofRequest = recorded.get(viewer) ?? new Map<string, Promise<void>>()
  recorded.set(viewer, ofRequest)
  const key = `${access.what} ${access.subject ?? ''}`
  const recording = ofRequest.get(key) ?? recordAll(context, access.what, [access.subject])
  ofRequest.set(key, recording)
  await recording
}

async function recordAll(
  context: SignedIn,
  what: AdminAccess['what'],
  subjects: readonly (string | null)[],
): Promise<void> {
  const { viewer, store, clock } = context
  const detail = { what }
  const after = clock.now() - REPEAT_MS
  const access = { actor: viewer.userId, subjects, detail: JSON.stringify(detail), after }
  const known = await listAccesses(store.read, access)
  const events = subjects
    .filter((subject) => !known.has(subject))
    .map((subject) => ({ kind: 'app_admin_look', subject, detail }) as const)
  if (events.length > 0) await store.write((trx) => recordEvents(trx, context, events))
}

/** Most events in one statement */
const AT_ONCE = 1000

/**
 * As recordAdminAccess, for each user in a call that shows more than a member list; a thousand per
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
    await recordAll(context, 'person', people.slice(from, from + AT_ONCE))
  }
}

/** The companies of each request whose access is not recorded yet. */
const pending = new WeakMap<Viewer, { companies: Set<string>; noted: Promise<void> }>()

/**
 * As recordAdminAccess, for companies shown next to records of a list: one line for one company, or
 * one for several.
 */
export function recordCompanyAccess(context: SignedIn, company: string): Promise<void> {
  const { viewer } = context
  const waiting = pending.get(viewer)
  if (waiting !== undefined) {
    waiting.companies.add(company)
    return waiting.noted
  }
  const companies = new Set([company])
  const noted = nextTurn().then(() => {
    pending.delete(viewer)
    const isOne = companies.size === 1
    return recordAdminAccess(
      context,
      isOne ? { what: 'company', subject: company } : { what: 'companies', subject: null },
    )
  })
  pending.set(viewer, { companies, noted })
  return noted
}
