import { type Check, problemAt } from '#corpus.ts'
import { tipLength } from '#schema/tips.ts'
import type { TableName } from '#tables.ts'
import { passagesOf } from '#text/prose.ts'
import { wordsOf } from '#text/words.ts'

type Limit = [table: TableName, field: string, characters: number]
type Range = [table: TableName, field: string, min: number, max: number]

/** The longest length of each text in characters, so that it fits its card on a phone. */
const limits: Limit[] = [
  ['important-thing', 'title', 60],
  ['important-thing', 'text', 140],
  ['impact-category', 'title', 40],
  ['impact-category', 'text', 140],
  ['impact-action', 'title', 60],
  ['impact-advice', 'title', 60],
  ['impact-advice', 'situation', 70],
  ['impact-advice', 'when', 120],
  ['impact-advice', 'then', 140],
  ['impact-advice', 'smallest', 280],
  ['impact-advice', 'stretch', 280],
  ['impact-advice', 'notFor', 280],
  ['impact-advice', 'why', 300],
  ['implementation-challenge', 'title', 60],
  ['implementation-challenge', 'if', 60],
  ['implementation-advice', 'title', 60],
  ['implementation-advice', 'subchallenge', 80],
  ['implementation-advice', 'when', 120],
  ['implementation-advice', 'then', 140],
  ['kit', 'title', 60],
  ['kit', 'situation', 70],
  ['kit', 'when', 120],
  ['kit', 'then', 140],
  ['kit', 'prepare', 160],
  ['kit', 'steps.title', 60],
  ['kit', 'steps.text', 320],
  ['kit', 'steps.say', 240],
  ['kit', 'copy', 1500],
  ['kit', 'avoid', 160],
  ['kit', 'handOver', 240],
  ['kit', 'depends', 400],
  ['path', 'title', 60],
  ['path', 'situation', 70],
  ['path', 'weeks.title', 60],
  ['path', 'weeks.step', 360],
  ['path', 'weeks.when', 120],
  ['path', 'weeks.then', 140],
  ['path', 'weeks.why', 200],
  ['path', 'end', 280],
  ['main', 'title', 50],
  ['main', 'text', tipLength],
  ['flow', 'title', 60],
  ['flow', 'text', 240],
  ['role', 'title', 60],
  ['role', 'text', 140],
  ['motivation', 'title', 40],
  ['motivation', 'text', 140],
  ['time', 'title', 40],
  ['time', 'text', 140],
  ['learn', 'title', 40],
  ['learn', 'text', 140],
  ['job', 'title', 60],
  ['job', 'text', 140],
  ['trait', 'title', 40],
  ['clusters', 'strengths', 120],
  ['clusters', 'watchOuts', 160],
  ['clusters', 'try', 160],
  ['handbook', 'text', 120],
  ['messages', 'title', 50],
  ['messages', 'text', 200],
  ['faq', 'question', 90],
  ['news', 'title', 60],
  ['tooltips', 'title', 60],
  ['tooltips', 'text', 240],
  ['rehearsal', 'title', 60],
  ['rehearsal', 'name', 20],
  ['rehearsal', 'setting', 240],
  ['rehearsal', 'feelings.opening', 200],
  ['rehearsal', 'turns.says', 240],
  ['rehearsal', 'turns.variants', 240],
  ['rehearsal', 'turns.replies.say', 200],
  ['rehearsal', 'turns.replies.did', 140],
  ['rehearsal', 'turns.replies.better', 200],
  ['rehearsal', 'when', 120],
  ['rehearsal', 'then', 140],
]

/** The number of words that a body may have. */
const ranges: Range[] = [
  ['impact-advice', 'body', 60, 150],
  ['impact-advice', 'script', 90, 220],
  ['kit', 'body', 40, 90],
  ['path', 'body', 40, 90],
  ['implementation-advice', 'body', 40, 90],
  ['clusters', 'description', 90, 130],
  ['faq', 'answer', 25, 120],
  ['news', 'text', 15, 90],
]

export const lengths: Check = (corpus) =>
  passagesOf(corpus).flatMap(({ entry, table, field, text }) => {
    const limit = limits.find((each) => each[0] === table && each[1] === field)
    const range = ranges.find((each) => each[0] === table && each[1] === field)
    const words = range ? wordsOf(text).length : 0
    return [
      ...(limit && text.length > limit[2]
        ? [problemAt(entry, field, `has ${text.length} characters, at most ${limit[2]}`)]
        : []),
      ...(range && (words < range[2] || words > range[3])
        ? [problemAt(entry, field, `has ${words} words, wanted ${range[2]} to ${range[3]}`)]
        : []),
    ]
  })
