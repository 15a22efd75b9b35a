import { describe, expect, it } from 'vitest'
import { bothDirections, oneAction, sameEntity } from '#checks/agreement.ts'
import { listLengths, tableSizes } from '#checks/counts.ts'
import { obstacles, starts } from '#checks/dead-ends.ts'
import { ids } from '#checks/ids.ts'
import { dangling, orphans } from '#checks/links.ts'
import { teamLimits } from '#checks/team-limits.ts'
import { tooltips } from '#checks/tooltips.ts'
import type { Check } from '#corpus.ts'
import { aCorpus } from '#test-corpus.ts'

type CorpusChange = Parameters<typeof aCorpus>[0]

const found = (check: Check, given: CorpusChange) =>
  check(aCorpus(given)).map(({ row, field, message }) => `${row}: ${field}: ${message}`)

describe('ids and titles', () => {
  it('an id or title is refused the second time', () => {
    expect(found(ids, { 'impact-advice': [{}, {}] })).toEqual([
      'write-it: id: stands in impact-advice.yaml already',
    ])
    expect(found(ids, { 'impact-advice': [{}, { id: 'b', title: 'WRITE it down' }] })).toEqual([
      'b: title: is the title of write-it (impact-advice.yaml) too',
    ])
    expect(found(ids, { tooltips: [{}, { title: 'Other' }] })).toHaveLength(1)
  })
})

describe('links', () => {
  it('a link to an unknown id is refused', () => {
    expect(found(dangling, { 'impact-advice': [{ sourceIds: ['nobody-1999'] }] })).toContain(
      'write-it: sourceIds: nobody-1999 is not in sources',
    )
  })

  it('a list that links to a row twice is refused', () => {
    const given = { 'impact-advice': [{ linkIds: ['talk', 'talk'] }], 'internet-links': [{}] }
    expect(found(dangling, given)).toContain('write-it: linkIds: talk appears twice')
  })

  it('a row without a link to it is refused', () => {
    const given: CorpusChange = {
      'impact-action': [{}],
      'impact-category': [{ actionIds: [] }, { id: 'team-focus', reminder: true }],
      'impact-advice': [{}, { id: 'lost' }],
    }
    expect(found(orphans, given)).toEqual([
      'team-goals: id: nothing points to this row',
      'lost: id: nothing points to this row',
    ])
  })

  it('for a colleague, an action may be the only link to its category', () => {
    const given: CorpusChange = {
      'important-thing': [{ actionIds: ['team-say-goal'] }],
      'impact-action': [{ entity: ['colleague'] }],
      'impact-category': [{ entity: ['colleague'] }],
    }
    expect(found(orphans, given)).toEqual([])
  })
})

describe('categories and actions', () => {
  it('a category and an action must name each other', () => {
    expect(
      found(bothDirections, { 'impact-category': [{}], 'impact-action': [{ categoryIds: [] }] }),
    ).toEqual(['team-goals: actionIds: team-say-goal does not name this category'])
    expect(
      found(bothDirections, { 'impact-category': [{ actionIds: [] }], 'impact-action': [{}] }),
    ).toEqual(['team-say-goal: categoryIds: team-goals does not name this action'])
  })

  it('an action must be for the entity of its category', () => {
    const given: CorpusChange = {
      'impact-category': [{}],
      'impact-action': [{ entity: ['customer'] }],
    }
    expect(found(sameEntity, given)).toEqual([
      'team-goals: actionIds: team-say-goal is not for team',
    ])
  })

  it('an advice in two actions is refused', () => {
    const given = { 'impact-action': [{}, { id: 'team-other', adviceIds: ['draw-it'] }] }
    expect(found(oneAction, given)).toEqual([
      'team-other: adviceIds: draw-it belongs to team-say-goal already',
    ])
  })
})

describe('counts', () => {
  it('a list with too few or too many ids is refused', () => {
    const saidAs = Array.from({ length: 14 }, (_, at) => `sentence ${at}`)
    expect(found(listLengths, { 'impact-action': [{ saidAs, adviceIds: ['a', 'b'] }] })).toEqual([
      'team-say-goal: adviceIds: holds 2, wanted 3',
    ])
    expect(found(listLengths, { 'implementation-challenge': [{ adviceIds: [] }] })).toEqual([
      'i-forget: adviceIds: holds 0, wanted 3',
    ])
    expect(found(listLengths, { 'impact-advice': [{ challengeIds: ['i-forget'] }] })).toEqual([
      'write-it: challengeIds: holds 1, wanted 2 to 4',
    ])
  })

  it('a start for a colleague needs actions instead of categories', () => {
    expect(found(listLengths, { 'important-thing': [{ entity: ['colleague'] }] })).toEqual([
      'team-clear: categoryIds: holds 2, wanted 0',
      'team-clear: actionIds: holds 0, wanted 3 to 8',
    ])
  })

  it('a table with the wrong number of rows is refused', () => {
    const sizes = found(tableSizes, { 'impact-advice': [{ trending: 1 }] })
    expect(sizes).toContain('-: -: has 1 rows, wanted 600')
    expect(sizes).toContain('-: -: has 0 for colleague, wanted 8')
    expect(sizes).toContain('-: reminder: is true for 0 rows, wanted at least 12')
    expect(sizes).toContain('-: trending: is true for 1 rows, wanted 4 to 20')
  })
})

describe('paths', () => {
  it('a start that leads to too little advice or no help is refused', () => {
    const given: CorpusChange = {
      'important-thing': [{}],
      'impact-category': [{}],
      'impact-action': [{}],
      'impact-advice': [{}, { id: 'read-it' }],
    }
    expect(found(starts, given)).toEqual([
      '-: entity: none for yourself',
      '-: entity: none for colleague',
      '-: entity: none for customer',
      'team-clear: id: leads to 2 pieces of advice for team, wanted 3',
      'team-clear: id: leads to no implementation advice for team',
    ])
  })

  it('advice whose obstacles are all for other entities is refused', () => {
    const given: CorpusChange = {
      'impact-action': [{}],
      'impact-advice': [{}],
      'implementation-challenge': [{ entity: ['customer'] }],
    }
    expect(found(obstacles, given)).toEqual(['write-it: challengeIds: none of them is for team'])
  })

  it('a team action without advice within the tightest limits is refused', () => {
    const given = (time: number): CorpusChange => ({
      'impact-action': [{}],
      'impact-advice': [{ people: 2, time }],
    })
    expect(found(teamLimits, given(5))).toEqual([])
    expect(found(teamLimits, given(6))).toEqual([
      'team-say-goal: adviceIds: none has people <= 2, time <= 5 and budget 0',
    ])
  })
})

describe('tooltips', () => {
  it('tooltips must include the labels of the Impact Index dialog', () => {
    expect(found(tooltips, { tooltips: [{}] })).toEqual([
      '-: label: “profile” is missing',
      '-: label: “notifications” is missing',
    ])
  })
})
