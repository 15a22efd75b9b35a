import { describe, expect, it } from 'vitest'
import type { VisibleData } from '#features/privacy/privacy.queries.ts'
import { blocksOf } from './visibility.rules.ts'

const row = (more: Partial<VisibleData>): VisibleData => ({
  ...{ group: 'goals', you: 'yes', operators: 'yes', kept: [], isCopied: false },
  ...{ colleagues: 'no', companyAdmins: 'no', appAdmins: 'no' },
  ...{ partners: 'no', partnerSees: [] },
  ...more,
})

describe('the blocks of the privacy page', () => {
  it.each<[Partial<VisibleData>, string, string[]]>([
    [{}, 'onlyYou', []],
    [{ colleagues: null, companyAdmins: null }, 'onlyYou', []],
    [{ companyAdmins: 'ifShared' }, 'youDecide', ['companyAdmins']],
    [{ companyAdmins: 'ifShared', appAdmins: 'yes' }, 'others', ['appAdmins']],
    [{ partners: 'ifShared' }, 'youDecide', ['partners']],
    [{ colleagues: 'yes' }, 'others', ['colleagues']],
    [{ you: 'sealed', operators: 'sealed' }, 'nobody', []],
  ])('puts data with the access %j into the block "%s"', (more, kind, others) => {
    expect(blocksOf([row(more)])).toEqual([{ kind, others, rows: [row(more)] }])
  })

  it('groups data by its readers, the fewest first and unreadable data last', () => {
    const both = { companyAdmins: 'yes', appAdmins: 'yes' } as const
    const rows = [
      row({ group: 'secrets', you: 'sealed' }),
      row({ group: 'name', ...both }),
      row({ group: 'feedback', appAdmins: 'yes' }),
      row({ group: 'address', ...both }),
      row({ group: 'pauses' }),
    ]
    expect(blocksOf(rows).map((block) => block.rows.map(({ group }) => group))).toEqual([
      ['pauses'],
      ['feedback'],
      ['name', 'address'],
      ['secrets'],
    ])
  })
})
