import { z } from 'zod'
import {
  alsoCalled,
  count,
  customers,
  day,
  entityList,
  ids,
  needs,
  optionalProse,
  prose,
  roles,
  saidAs,
  settings,
  slug,
  tagsOf,
} from '#schema/fields.ts'

/** The evidence for an advice: A trials, B several studies, C one study, D practice. */
export const grades = ['A', 'B', 'C', 'D'] as const

/**
 * The form of a body: words to say, a dialogue of two voices, a checklist, a text to copy, a short
 * story with a turn, or three questions to ask yourself.
 */
export const forms = ['words', 'dialogue', 'checklist', 'text', 'story', 'questions'] as const

/** How close the study of a source is to the advice: it tested it, something like it, or neither. */
export const closenesses = ['direct', 'near', 'analogy'] as const

/**
 * `situation` is the matter in the reader's words, for cards. `script` is the advice written for
 * the ear; `audio` is a recording of it. `closeness` has one value for each of `sourceIds`.
 * `people`, `time` (minutes) and `budget` (whole currency units) are upper bounds; null people
 * means any number. The advice suits only the `roles`, `settings` and `customers` that it names.
 * `jobs` are the kinds of work that it describes or helps most, best first. `start` marks a good
 * first piece: 1 for the people in `jobs`, 2 for almost anyone.
 */
export const impactAdvice = z.strictObject({
  id: slug,
  title: prose,
  situation: prose,
  form: z.enum(forms),
  alsoCalled,
  body: prose,
  script: prose.optional(),
  no_advice: z.boolean(),
  people: z.int().min(1).nullable(),
  time: count,
  budget: count,
  roles: tagsOf(roles),
  settings: tagsOf(settings),
  customers: tagsOf(customers),
  jobs: ids.max(10).optional(),
  needs: tagsOf(needs),
  start: z.union([z.literal(1), z.literal(2)]).optional(),
  audio: z.url({ protocol: /^https$/ }).optional(),
  trending: z.union([z.literal(0), z.literal(1)]),
  when: prose,
  // biome-ignore lint/suspicious/noThenProperty: half of an if-then plan; a text is no promise
  then: prose,
  smallest: prose,
  stretch: prose,
  notFor: optionalProse,
  why: prose,
  sourceIds: ids,
  closeness: z.array(z.enum(closenesses)),
  grade: z.enum(grades),
  challengeIds: ids,
  linkIds: ids,
  reviewed: day,
})

export const families = ['time', 'confidence', 'reaction', 'habit', 'skill', 'situation'] as const

/** An obstacle, in the words of the person who meets it; `if` is its clause after "If". */
export const implementationChallenge = z.strictObject({
  id: slug,
  title: prose,
  if: prose,
  alsoCalled,
  saidAs,
  entity: entityList,
  family: z.enum(families),
  adviceIds: ids,
})

/** Help with an obstacle; `subchallenge` is a more exact form of it, `when` a clause after "If". */
export const implementationAdvice = z.strictObject({
  id: slug,
  title: prose,
  body: prose,
  subchallenge: prose,
  when: prose,
  // biome-ignore lint/suspicious/noThenProperty: half of an if-then plan; a text is no promise
  then: prose,
  sourceIds: ids,
})
