import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EntryValues, Kind } from './entry.rules.ts'

type Words = {
  /** One entry, and all of the kind */
  one: MessageDescriptor
  all: MessageDescriptor
  title: MessageDescriptor
  text: MessageDescriptor
  link: MessageDescriptor
}

/** The names in the form for an entry of each kind, and for its fields. */
export const kindWords: Record<Kind, Words> = {
  value: {
    one: msg`Value`,
    all: msg`Values`,
    title: msg`The value`,
    text: msg`What it means in daily work`,
    link: msg`Link (optional)`,
  },
  term: {
    one: msg`Term`,
    all: msg`Terms`,
    title: msg`Word or abbreviation`,
    text: msg`What it means`,
    link: msg`Link (optional)`,
  },
  link: {
    one: msg`Link`,
    all: msg`Links`,
    title: msg`Name of the page`,
    text: msg`What it’s for (optional)`,
    link: msg`Address of the page`,
  },
}

export const fieldLabel: Record<keyof EntryValues, MessageDescriptor> = {
  kind: msg`Kind`,
  title: msg`Title`,
  text: msg`Text`,
  link: msg`Link`,
}

type Example = { title: MessageDescriptor; text: MessageDescriptor }

/** An example of each kind to begin with. */
export const examples: Record<Kind, Example> = {
  value: {
    title: msg`We say it early`,
    text: msg`We speak up while a problem is still small. No one is blamed for bad news.`,
  },
  term: {
    title: msg`OKR`,
    text: msg`Objectives and key results: a team’s goals for the quarter, and how we measure them.`,
  },
  link: { title: msg`Time sheet`, text: msg`Enter your hours here by Friday noon.` },
}
