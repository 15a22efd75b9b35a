import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { countNames } from '#features/admin/count.labels.ts'
import type { Encoding, Field, Verdict } from './import.queries.ts'

type Words = Readonly<Record<Verdict, MessageDescriptor>>

export const planNames: Words = {
  create: msg`To invite`,
  update: msg`To change`,
  deactivate: msg`To deactivate`,
  skip: msg`No change`,
  refused: msg`Not possible`,
  later: msg`Not today`,
  missing: msg`Not in the file`,
}

export const resultNames: Words = {
  create: msg`Invited`,
  update: msg`Changed`,
  deactivate: msg`Deactivated`,
  skip: msg`No change`,
  refused: msg`Failed`,
  later: msg`For another day`,
  missing: msg`Not in the file`,
}

export const doneWords: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  ...countNames,
  skip: msg`no change`,
}

export const columnNames: Readonly<Record<Field, MessageDescriptor>> = {
  email: msg`Email`,
  firstName: msg`First name`,
  lastName: msg`Last name`,
  role: msg`Role`,
  isCompanyAdmin: msg`Admin`,
  state: msg`State`,
}

/** Encodings of files that don't name their own. */
export const encodingNames: Readonly<Record<Encoding, MessageDescriptor>> = {
  cp1252: msg`Western European`,
  cp1250: msg`Central European`,
  macintosh: msg`Older Mac`,
  cp1251: msg`Cyrillic`,
  cp1253: msg`Greek`,
  cp1254: msg`Turkish`,
  cp1257: msg`Baltic`,
}

export const columnFields = Object.keys(columnNames) as readonly Field[]

/**
 * The order of the counts on screen: first for a finished import, then for a planned one.
 */
export const resultOrder = ['create', 'update', 'deactivate', 'refused', 'later', 'skip'] as const
export const planOrder = ['create', 'later', 'update', 'deactivate', 'refused', 'skip'] as const
