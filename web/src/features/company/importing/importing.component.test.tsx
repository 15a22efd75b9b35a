import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { MemberImportQuery } from '#api/generated/graphql.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { expectNoText, expectText } from '#testing/screen.ts'
import { aPerson } from '#testing/server.ts'

type Import = NonNullable<MemberImportQuery['memberImportGet']>

const Me = aPerson({ viewerCanAdminister: true })
const nothing = { create: 0, update: 0, skip: 0, deactivate: 0, refused: 0, later: 0 }

const open = (file: Partial<Import>) =>
  openPage('/company/members/import', {
    Me,
    MemberImport: {
      memberImportGet: {
        ...{ _id: 'import', previewId: 1, state: 'ready', fileName: 'people.csv', encoding: null },
        ...{ createdDate: '2026-11-26T08:00:00.000Z', problem: null, rows: 3, passed: 3, total: 3 },
        ...{ missingProblem: null, outside: 0, isOutdated: false, columns: [] },
        ...{ counts: { ...nothing, missing: 0 }, results: nothing, ...file },
      },
    },
    MemberImportRows: ({ verdict }) => ({
      memberImportRowGetMany: {
        next: null,
        rows: [
          {
            ...{ number: 2, email: `${verdict}@a.example`, name: '', verdict: verdict ?? 'create' },
            ...{ planned: null, problem: null, changes: [] },
          },
        ],
      },
    }),
  })

it('opens the result of an import on the rows that failed', async () => {
  await open({ state: 'done', results: { ...nothing, create: 2, refused: 1 } })
  await expect.element(page.getByRole('radio', { name: 'Failed 1' })).toBeChecked()
  await expectText('refused@a.example')
  await expectAccessible('a result with a failed row')
})

it('opens the result of an import on the invited people if no row failed', async () => {
  await open({ state: 'done', results: { ...nothing, create: 3 } })
  await expect.element(page.getByRole('radio', { name: 'Invited 3' })).toBeChecked()
})

it('asks to check a guessed file encoding, and names columns that are not imported', async () => {
  const state = { name: 'State', field: null, isUnreadable: true, samples: ['TX'] }
  await open({
    encoding: 'cp1250',
    columns: [state],
    counts: { ...nothing, create: 3, missing: 0 },
  })
  await expectText(/^This file doesn’t say which letters it uses. We read them as Central European/)
  await expectText('If not, choose the file again: you can then choose other letters.')
  await expectText('“State” isn’t imported: we can’t read most of its values.')
  await expectAccessible('guessed letters')
})

it('does not mention the encoding of an imported file that states it', async () => {
  await open({ counts: { ...nothing, create: 3, missing: 0 } })
  await expectText('Import 3 people')
  await expectNoText(/which letters it uses/)
})
