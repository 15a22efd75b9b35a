/**
 * The content tables' fields as the content service answers them (product 7, hosted content table
 * service). Airtable leaves out what is empty, so every field that may be empty is optional.
 */
export type ContentTables = {
  'important-thing': ImportantThing
  'impact-category': ImpactCategory
  'impact-action': ImpactAction
  'impact-advice': ImpactAdvice
  'implementation-challenge': ImplementationChallenge
  'implementation-advice': ImplementationAdvice
  'internet-links': InternetLink
  sources: Source
  tooltips: TooltipText
}

export type ImportantThing = {
  id: string
  title: string
  text?: string
  entity: string[]
  categoryIds?: string[]
  actionIds?: string[]
}

export type ImpactCategory = {
  id: string
  title: string
  text?: string
  icon?: string
  entity: string[]
  actionIds?: string[]
  reminder?: boolean
}

export type ImpactAction = {
  id: string
  title: string
  entity: string[]
  categoryIds?: string[]
  adviceIds?: string[]
  keywords?: string[]
}

export type ImpactAdvice = {
  id: string
  title: string
  body: string
  no_advice?: boolean
  /** Upper bounds: people, minutes, whole currency units; left out is "any". */
  people?: number
  time?: number
  budget?: number
  audio?: string
  trending?: number
  when?: string
  then?: string
  smallest?: string
  stretch?: string
  notFor?: string
  why?: string
  sourceIds?: string[]
  grade?: 'A' | 'B' | 'C' | 'D'
  challengeIds?: string[]
  linkIds?: string[]
  reviewed?: string
}

export type ImplementationChallenge = {
  id: string
  title: string
  entity: string[]
  family?: string
  adviceIds?: string[]
}

export type ImplementationAdvice = {
  id: string
  title: string
  body: string
  subchallenge?: string
  when?: string
  then?: string
  sourceIds?: string[]
}

export type InternetLink = {
  id: string
  title: string
  url: string
  publisher?: string
  format?: string
  minutes?: number
  about?: string
}

/** A publication that advice cites. */
export type Source = {
  id: string
  authors: string
  year?: number
  title: string
  venue?: string
  doi?: string
}

export type TooltipText = { page: string; label: string; title: string; text: string }
