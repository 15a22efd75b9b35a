import { describe, expect, it } from 'vitest'
import { handbook } from '#checks/handbook.ts'
import { dangling } from '#checks/links.ts'
import { markdown } from '#checks/markdown.ts'
import { kindMessages, messageTiers, thresholds } from '#checks/messages.ts'
import { mirror } from '#checks/mirror.ts'
import { clusterKeys, jobs, onboardingPages, onboardingSteps, traits } from '#checks/onboarding.ts'
import { aboutIsAdvice, newsDates } from '#checks/pages.ts'
import { rehearsals } from '#checks/rehearsals.ts'
import { tipIds, tipPriority, tipSpread } from '#checks/tips.ts'
import type { Check } from '#corpus.ts'
import { handbookCategories } from '#schema/handbook.ts'
import { traitKeys } from '#schema/onboarding.ts'
import { themes } from '#schema/tips.ts'
import { tables } from '#tables.ts'
import { aCorpus } from '#test-corpus.ts'

type CorpusChange = Parameters<typeof aCorpus>[0]

const found = (check: Check, given: CorpusChange) =>
  check(aCorpus(given)).map(({ row, field, message }) => `${row}: ${field}: ${message}`)

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('tips', () => {
  it('tips have ids from 1 without gaps, up to the last starter tip', () => {
    const main = range(1, 192).map((id) => ({ id }))
    expect(found(tipIds, { main })).toEqual([])
    expect(found(tipIds, { main: main.filter(({ id }) => id !== 7 && id !== 192) })).toEqual([
      '-: id: 7, 192 missing',
    ])
  })

  it('15 to 25 tips are prioritised', () => {
    const main = (count: number) => range(1, count).map((id) => ({ id, prioritised: 1 as const }))
    expect(found(tipPriority, { main: main(20) })).toEqual([])
    expect(found(tipPriority, { main: main(26) })).toEqual([
      '-: prioritised: is 1 for 26 rows, wanted 15 to 25',
    ])
  })

  it('a third tip for the same advice is refused', () => {
    const main = range(1, 3).map((id) => ({ id, tags: ['team', 'meetings'] as const })) as never
    expect(found(tipSpread, { main })).toEqual(['3: adviceId: write-it has two tips already'])
  })

  it('a tip must name its readers and one theme', () => {
    expect(found(tipSpread, { main: [{ tags: ['focus'] }] })).toEqual([
      '1: tags: must say for whom',
    ])
    expect(found(tipSpread, { main: [{ tags: ['team'] }] })).toEqual([
      '1: tags: names 0 themes, wanted 1',
    ])
    const row = { ...aCorpus({ main: [{}] }).main[0]?.row, tags: ['team', 'fun'] }
    expect(tables.main.row.safeParse(row).success).toBe(false)
    expect(tables.main.row.safeParse({ ...row, tags: ['team', themes.team[0]] }).success).toBe(true)
  })

  it('a tip with an unknown advice or source is refused', () => {
    const main = [{ sourceId: 'nobody-1999' }]
    expect(found(dangling, { main })).toEqual([
      '1: adviceId: write-it is not in impact-advice',
      '1: sourceId: nobody-1999 is not in sources',
    ])
    expect(found(dangling, { main: [{}], 'impact-advice': [{}] })).not.toContainEqual(
      expect.stringMatching(/^1: /),
    )
  })
})

describe('the handbook', () => {
  const whole = handbookCategories.flatMap((category) =>
    range(1, 4).flatMap((part) =>
      range(1, 4).map((n) => ({
        id: `${part}-${n}`,
        category,
        subcategory: `Part ${part}`,
      })),
    ),
  )

  it('the handbook has ten categories of four parts of four questions', () => {
    expect(found(handbook, { handbook: whole })).toEqual([])
    expect(found(handbook, { handbook: whole.slice(1) })).toEqual([
      '-: subcategory: Communications, Part 1 has 3 questions, wanted 4',
    ])
    expect(found(handbook, { handbook: whole.slice(4) })).toEqual([
      '-: subcategory: Communications has 3 subcategories, wanted 4',
    ])
  })

  it('a text of the handbook without a question mark is refused', () => {
    const [first, ...rest] = whole
    expect(found(handbook, { handbook: [{ ...first, text: 'Ask them.' }, ...rest] })).toEqual([
      '1-1: text: must be a question',
    ])
  })
})

describe('the onboarding', () => {
  const steps = onboardingPages.map((page, index) => ({
    id: index + 1,
    page,
    end: index === onboardingPages.length - 1,
  }))

  it('the onboarding has its pages in order and one end', () => {
    expect(found(onboardingSteps, { flow: steps })).toEqual([])
    expect(found(onboardingSteps, { flow: [...steps].reverse() })).toEqual([])
    const swapped = steps.map((step) => ({ ...step, id: step.id === 4 ? 99 : step.id }))
    expect(found(onboardingSteps, { flow: swapped })).toEqual([
      expect.stringMatching(/^-: page: are .*, user-job$/),
      '19: end: must be true for the last step only',
      '99: end: must be true for the last step only',
    ])
  })

  it('an onboarding step with choices needs a maximum, and only trait steps have a screen', () => {
    const flow = steps.map((step) => (step.id === 4 ? { ...step, choices: 'role' as const } : step))
    expect(found(onboardingSteps, { flow })).toEqual([
      '4: maxSelection: must be 0 exactly where nothing is chosen',
    ])
    const screen = steps.map((step) => (step.id === 4 ? { ...step, screen: 1 } : step))
    expect(found(onboardingSteps, { flow: screen })).toEqual([
      '4: screen: must be set for trait screens only',
    ])
  })

  it('each trait screen offers two traits for each key', () => {
    const trait = range(1, 6).flatMap((screen) =>
      traitKeys.flatMap((key) =>
        range(1, 2).map((n) => ({ id: `${key}-${screen}-${n}`, key, screen })),
      ),
    )
    expect(found(traits, { trait })).toEqual([])
    expect(found(traits, { trait: trait.slice(1) })).toEqual([
      '-: key: screen 1 has 1 of confidant, wanted 2',
    ])
  })

  it('the last job is “other”', () => {
    expect(found(jobs, { job: [{ id: 'sales' }, {}] })).toEqual([])
    expect(found(jobs, { job: [{}, { id: 'sales' }] })).toEqual(['-: id: must end with “other”'])
  })
})

describe('profiles', () => {
  it('profiles are numbered in the order of the trait keys', () => {
    expect(found(clusterKeys, { clusters: [{}] })).toEqual([])
    expect(found(clusterKeys, { clusters: [{ number: 3 }] })).toEqual(['3: key: must be advocate'])
  })

  it('words that criticize people are refused in profiles and traits', () => {
    const watchOuts = ['You lack patience.', 'You may wait.']
    expect(found(mirror, { clusters: [{ watchOuts }], trait: [{ title: 'Too soft' }] })).toEqual([
      'calm: title: “Too soft”: not in a mirror',
      '0: watchOuts: “lack”: not in a mirror',
    ])
  })
})

describe('messages', () => {
  const feed = thresholds.feed.map((threshold, index) => ({
    id: `feed-${threshold}`,
    threshold,
    level: index === 0 ? 0 : index === 4 ? 2 : 1,
  }))
  const aboutFeed = (messages: CorpusChange['messages'] & {}) =>
    found(messageTiers, { messages }).filter((line) => line.includes('feed'))

  it('a card without a message for one of its thresholds is refused', () => {
    expect(aboutFeed(feed)).toEqual([])
    expect(aboutFeed(feed.slice(0, 4))).toEqual([
      'feed: threshold: are 0, 1, 4, 9, wanted 0, 1, 4, 9, 15',
    ])
    expect(found(messageTiers, { messages: feed })).toHaveLength(10)
  })

  it('the first message of a card has level 0 and the last one level 2', () => {
    const flat = feed.map((row) => ({ ...row, level: 1 }))
    expect(aboutFeed(flat)).toEqual(['feed-0: level: must be 0', 'feed-15: level: must be 2'])
  })

  it('messages that press or blame people are refused', () => {
    const messages = [{ text: 'You missed a day.' }, { id: 'b', title: 'Only two left' }]
    expect(found(kindMessages, { messages })).toEqual([
      'feed-0: text: “missed”: presses or blames',
      'b: title: “Only”: presses or blames',
    ])
  })
})

describe('public pages', () => {
  it('two pieces of news with the same date are refused', () => {
    const news = [{}, { id: 'second' }, { id: 'third', date: '2026-11-02' }]
    expect(found(newsDates, { news })).toEqual(['second: date: is the date of first too'])
  })

  it('public advice that differs from the advice itself is refused', () => {
    const given: CorpusChange = {
      'impact-advice': [{ body: 'Write one line. “Here it is.”' }],
      about: [{ title: 'Write', todo: 'Write one line.', words: '“Here it is.”' }],
    }
    const changed = [{ ...given.about?.[0], title: 'Write it down' }]
    expect(found(aboutIsAdvice, { ...given, about: changed })).toEqual([])
    expect(
      found(aboutIsAdvice, { ...given, about: [{ title: 'Sing', todo: 'Sing.', words: '“La.”' }] }),
    ).toEqual([
      'write: title: is not the title of the advice',
      'write: todo: is not in the advice',
      'write: words: are not in the advice',
    ])
    expect(found(dangling, { about: [{}] })).toEqual([
      'write: adviceId: write-it is not in impact-advice',
    ])
  })

  it.each([
    '<img src=x onerror=alert(1)>',
    '[here](javascript:alert(1))',
    '![x](https://a.example)',
  ])('news with %s is refused', (text) => {
    expect(found(markdown, { news: [{ text }] })).not.toEqual([])
    expect(found(markdown, { news: [{ text: 'A **good** [link](https://a.example).' }] })).toEqual(
      [],
    )
  })
})

describe('rehearsals', () => {
  const [sound] = aCorpus({ rehearsal: [{}] }).rehearsal
  const turns = sound?.row.turns ?? []
  const foundWith = (id: string, change: object) =>
    found(rehearsals, {
      rehearsal: [{ turns: turns.map((turn) => (turn.id === id ? { ...turn, ...change } : turn)) }],
    })
  const leadingTo = (next: string) =>
    turns[1]?.replies?.map((reply, index) => (index === 0 ? { ...reply, next } : reply))

  it.each([
    ['no fault', 'two', {}, []],
    ['a missing next turn', 'two', { replies: leadingTo('far') }, ['two leads to no turn: far']],
    ['a circle', 'two', { replies: leadingTo('one') }, ['goes in a circle: one → two → one']],
    [
      'a way that is too short',
      'two',
      { replies: leadingTo('end') },
      ['takes 2 to 6 turns, wanted 6 to 10'],
    ],
    [
      'a turn out of reach',
      'three',
      { id: 'four' },
      ['two leads to no turn: three', 'two leads to no turn: three'],
    ],
    ['a silent turn', 'two', { says: undefined }, ['two says nothing']],
    ['two openings', 'one', { says: 'Hello.' }, ['one must not say anything: it is the opening']],
    [
      'words for another feeling',
      'two',
      { variants: { angry: 'No.' } },
      ['two has words for angry, which can’t be chosen'],
    ],
    [
      'one reply',
      'six',
      { replies: turns[5]?.replies?.slice(1) },
      ['six has 1 replies, wanted 2 or 3'],
    ],
  ])('the check of a rehearsal with %s', (_name, id, change, messages) => {
    const turnsOnly = foundWith(id, change).filter((line) => !line.includes('twice'))
    expect(turnsOnly).toEqual(messages.map((message) => `ask-it: turns: ${message}`))
  })

  it('a rehearsal with an unreachable or a repeated turn is refused', () => {
    const more = [...turns, { id: 'alone', says: 'Hm.' }, { id: 'end', says: 'Bye.' }]
    expect(found(rehearsals, { rehearsal: [{ turns: more }] })).toEqual([
      'ask-it: turns: end appears twice',
      'ask-it: turns: nothing leads to alone',
    ])
  })
})
