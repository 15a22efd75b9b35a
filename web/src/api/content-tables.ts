/** Fields of the content tables (product 7, content table service); empty fields are missing. */
export type ContentTables = {
  'important-thing': ImportantThing
  'impact-category': ImpactCategory
  'impact-action': ImpactAction
  'impact-advice': ImpactAdvice
  'implementation-challenge': ImplementationChallenge
  'implementation-advice': ImplementationAdvice
  kit: Kit
  path: Path
  'internet-links': InternetLink
  sources: Source
  tooltips: TooltipText
  messages: IndexMessage
  flow: OnboardingStep
  role: OnboardingChoice
  motivation: OnboardingChoice
  time: OnboardingChoice
  learn: OnboardingChoice
  job: Job
  trait: Trait
  clusters: ProfileCluster
  main: Tip
  handbook: HandbookQuestion
  faq: Faq
  about: AboutAdvice
  rehearsal: Rehearsal
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
  /** Ids of the motivations, and keys of the profiles, that the action suits. */
  motivations?: string[]
  profiles?: string[]
}

export type ImpactAdvice = {
  id: string
  title: string
  /** The matter in the reader's words. */
  situation?: string
  form?: 'words' | 'dialogue' | 'checklist' | 'text' | 'story' | 'questions'
  body: string
  /** The advice written for the ear. */
  script?: string
  no_advice?: boolean
  /** Upper bounds: people, minutes, whole currency units; missing is "any". */
  people?: number
  time?: number
  budget?: number
  /** It suits only these people, by role, place of work and customers; missing means "all". */
  roles?: string[]
  settings?: string[]
  customers?: string[]
  /** Kinds of work that the advice describes, best first; and the conditions that it requires. */
  jobs?: string[]
  needs?: string[]
  /** A good first piece: 1 for the people in `jobs`, 2 for almost anyone. */
  start?: number
  audio?: string
  trending?: number
  when?: string
  then?: string
  smallest?: string
  stretch?: string
  notFor?: string
  why?: string
  sourceIds?: string[]
  /** How close each of these sources is to the advice. */
  closeness?: ('direct' | 'near' | 'analogy')[]
  grade?: 'A' | 'B' | 'C' | 'D'
  challengeIds?: string[]
  linkIds?: string[]
  reviewed?: string
}

/** The whole of an occasion; goals store the ids of its steps. */
export type Kit = {
  id: string
  title: string
  situation: string
  entity: string[]
  body: string
  minutes: number
  when: string
  then: string
  prepare: string[]
  steps: KitStep[]
  /** A text to send or to print. */
  copy: string
  avoid: string[]
  /** When to stop and hand over. */
  handOver: string[]
  /** What differs between countries and companies. */
  depends?: string
  actionIds?: string[]
  adviceIds?: string[]
  challengeIds?: string[]
  linkIds?: string[]
  sourceIds?: string[]
  /** It was not compared with current official pages. */
  unchecked?: boolean
}

export type KitStep = { id: string; title: string; text: string; say?: string | undefined }

/** Four weeks with one step each. */
export type Path = {
  id: string
  title: string
  situation: string
  entity: string[]
  body: string
  weeks: PathWeek[]
  end: string
}

export type PathWeek = {
  title: string
  step: string
  adviceId?: string | undefined
  kitId?: string | undefined
  when: string
  then: string
  why: string
}

export type ImplementationChallenge = {
  id: string
  title: string
  /** The title as it follows "If" in a plan. */
  if?: string
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

export type Source = {
  id: string
  authors: string
  year?: number
  title: string
  venue?: string
  doi?: string
}

export type TooltipText = { page: string; label: string; title: string; text: string }

export type IndexMessage = {
  id: string
  card: string
  threshold: number
  level: number
  title: string
  text: string
}

export type OnboardingStep = {
  id: number
  page: string
  shortName: string
  title: string
  text: string
  choices?: string
  screen?: number
  maxSelection?: number
  end?: boolean
}

export type OnboardingChoice = {
  id: string
  title: string
  text?: string
  sort?: number
  minutes?: number
}

/** `settings` are the usual workplaces, the most usual first; `has` are the usual conditions. */
export type Job = OnboardingChoice & {
  settings?: string[]
  customers?: string[]
  has?: string[]
  /** The formats that the library has for this kind of work. */
  formats?: string[]
}

export type Trait = { id: string; title: string; key: string; screen: number }

export type ProfileCluster = {
  number: number
  key: string
  name: string
  description: string
  strengths: string[]
  watchOuts: string[]
  try: string[]
  adviceIds?: string[]
}

export type Tip = {
  id: number
  title: string
  text: string
  adviceId: string
  tags: string[]
  prioritised: number
  sourceId?: string
}

export type HandbookQuestion = {
  id: string
  text: string
  type: string
  category: string
  subcategory: string
}

export type Faq = { id: string; topic: string; question: string; answer: string }

/** Advice for visitors: its title, its one action, its exact words. */
export type AboutAdvice = {
  id: string
  adviceId: string
  whom: string
  title: string
  todo: string
  words: string
}

/** A hard conversation to practise. Lists request it without its turns. */
export type Rehearsal = {
  id: string
  title: string
  who: string
  /** The other person. */
  name: string
  minutes: number
  setting: string
  challengeIds: string[]
  adviceIds: string[]
  feelings: { feeling: string; opening: string }[]
  turns: RehearsalTurn[]
  when: string
  then: string
}

/** The first turn has the opening of the feeling; a turn without replies is the end. */
export type RehearsalTurn = {
  id: string
  says?: string | undefined
  variants?: { [feeling: string]: string | undefined } | undefined
  replies?: RehearsalReply[] | undefined
}

/** The person's sentence, its effect, and a better wording if there is one. */
export type RehearsalReply = { say: string; did: string; better?: string | undefined; next: string }
