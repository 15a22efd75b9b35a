import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { desk, expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
  dialog,
  expectAddress,
  expectAlert,
  expectAt,
  expectMessage,
  expectNoText,
  expectText,
  expectTitle,
  field,
  follow,
  link,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, aPerson, callsOf, offline, refused } from '#testing/server.ts'

const entry = (_id: string, more: object = {}) => ({
  ...{ _id, version: 1, kind: 'term', title: `Term ${_id}`, text: `What ${_id} means`, link: null },
  ...more,
})
const okr = entry('okr', {
  title: 'OKR',
  text: 'Objectives and key results.\n<b>Each quarter</b>',
  link: 'https://goals.juniper.example/okr',
})
const sheet = entry('sheet', {
  ...{ kind: 'link', title: 'Time sheet', text: null, link: 'https://time.juniper.example/' },
})
const kindly = entry('kindly', { kind: 'value', title: 'Say it kindly' })
const ENTRIES = [sheet, okr, kindly]

const Me = aPerson({ viewerCanAdminister: true })
const withEntries = (entries: object[], more: Answers = {}) =>
  ({ Me, HouseEntries: { houseEntryGetMany: entries }, ...more }) as Answers

it('shows house knowledge by kind as plain text, with links and number of entries', async () => {
  await openPage('/company/mira', withEntries(ENTRIES))
  await expectTitle('What Mira knows about your company')
  await expectText('3 of 200')
  const names = page.getByRole('heading', { level: 2 }).elements()
  expect(names.map(({ textContent }) => textContent)).toEqual(['Values', 'Terms', 'Links'])
  await expectText('<b>Each quarter</b>')
  const out = link('goals.juniper.example/okr')
  await expect.element(out).toHaveAttribute('href', 'https://goals.juniper.example/okr')
  await expect.element(out).toHaveAttribute('rel', 'noreferrer')
  await expectAccessible('entries on a phone')
  await openPage('/company/mira', withEntries(ENTRIES), { width: desk })
  await expectTitle('What Mira knows about your company')
  await expectAccessible('entries on a desk')
})

it('lets members read house knowledge without changing it', async () => {
  await openPage('/company/mira?add=term#okr', withEntries(ENTRIES, { Me: aPerson() }))
  await expect.element(page.getByRole('heading', { name: 'OKR' })).toHaveFocus()
  await expectNoText('3 of 200')
  await expect.element(link('Add an entry')).not.toBeInTheDocument()
  await expect.element(button('Delete: OKR')).not.toBeInTheDocument()
  await expect.element(link('Meet Mira')).toBeVisible()
  await expectAccessible('as a member')
  await openPage('/company/mira', withEntries([], { Me: aPerson() }))
  await expectText('Your company’s admins can add values, terms and links.')
  await expectAccessible('nothing for a member')
})

it('offers examples when there is no house knowledge yet', async () => {
  await openPage(
    '/company/mira',
    withEntries([], {
      CreateHouseEntry: ({ obj }) => ({
        houseEntryCreate: { ...entry('new'), ...obj, version: 1 } as never,
      }),
    }),
  )
  await expectText('Start with an example')
  await expectAccessible('nothing yet')
  await follow('Start with this: OKR')
  await expectAddress('/company/mira?add=term&example=1')
  await expect.element(field('Word or abbreviation')).toHaveValue('OKR')
  await expect.element(field('Word or abbreviation')).toHaveFocus()
  await expectAccessible('an example')
  await type('What it means', 'How we set goals')
  await press('Add entry')
  await expectMessage('Added')
  const [{ obj }] = callsOf('CreateHouseEntry') as [{ obj: { _id: string } }]
  expect(obj).toMatchObject({ kind: 'term', title: 'OKR', text: 'How we set goals', link: null })
  await expectAddress('/company/mira')
})

it('names the invalid field of a house knowledge entry', async () => {
  await openPage('/company/mira?add=value', withEntries(ENTRIES))
  await press('Add entry')
  await expectAt('The value', 'Fill this in.')
  await type('The value', 'Guests first')
  await press('Add entry')
  await expectAt('What it means in daily work', 'Write what it means.')
  await expectAccessible('a fault')
  await page.getByText('Link', { exact: true }).first().click()
  await type('Name of the page', 'Lunch')
  await press('Add entry')
  await expectAt('Address of the page', 'Add the address.')
  await type('Address of the page', 'eat.example')
  await press('Add entry')
  await expectAt('Address of the page', 'starting with https://')
  expect(callsOf('CreateHouseEntry')).toEqual([])
})

it('keeps typed house knowledge after a failed save and a reload', async () => {
  const answers = withEntries(ENTRIES, { UpdateHouseEntry: offline })
  await openPage('/company/mira?edit=okr', answers)
  await type('What it means', 'How we set goals')
  await press('Save')
  await expectAlert(/network|connection/)
  await expectAccessible('not saved')
  await openPage('/company/mira?edit=okr', answers)
  await expect.element(field('What it means')).toHaveValue('How we set goals')
  await expectText('We restored what you wrote.')
  await press('Discard')
  await expect.element(field('What it means')).toHaveValue(okr.text)
})

it('changes a house knowledge entry in place, and sends only the changed fields', async () => {
  await openPage(
    '/company/mira',
    withEntries(ENTRIES, {
      UpdateHouseEntry: { houseEntryUpdate: { ...okr, version: 2, text: 'How we set goals' } },
    }),
  )
  await follow('Change: OKR')
  await type('What it means', 'How we set goals')
  await press('Save')
  await expectMessage('Saved')
  await expectText('How we set goals')
  expect(callsOf('UpdateHouseEntry')).toEqual([
    { obj: { _id: 'okr', version: 1, text: 'How we set goals' } },
  ])
  await expect.element(page.getByRole('heading', { name: 'OKR' })).toHaveFocus()
})

it('asks which version to keep when another admin changed the same entry', async () => {
  let isNewer = false
  await openPage(
    '/company/mira?edit=okr',
    withEntries([], {
      HouseEntries: () => ({
        houseEntryGetMany: [isNewer ? { ...okr, version: 2, text: 'Theirs' } : okr] as never,
      }),
      UpdateHouseEntry: () => {
        isNewer = true
        return refused('CONFLICT', 'This entry was changed in the meantime.', { field: 'version' })
      },
    }),
  )
  await type('What it means', 'Mine')
  await press('Save')
  await expect.element(dialog('Someone else changed this entry')).toBeVisible()
  await expectText('Theirs')
  await expectAccessible('a conflict')
})

it('deletes a house knowledge entry after a confirmation, or says why it cannot', async () => {
  let isRefused = true
  await openPage(
    '/company/mira',
    withEntries(ENTRIES, {
      DeleteHouseEntry: () =>
        isRefused
          ? refused('FORBIDDEN', 'You’re not allowed to do this.')
          : { houseEntryDelete: { _id: 'okr' } },
    }),
  )
  await press('Delete: OKR')
  const asked = dialog('Delete this entry?')
  await expectAccessible('asked')
  await asked.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectAlert('You’re not allowed to do this.')
  isRefused = false
  await asked.getByRole('button', { name: 'Delete', exact: true }).click()
  await expectMessage('Deleted')
  await expectText('2 of 200')
  await expectNoText('Objectives and key results')
})

it('accepts at most 200 house knowledge entries, also if another admin was faster', async () => {
  const all = Array.from({ length: 200 }, (_, at) => entry(`${at}`))
  await openPage('/company/mira', withEntries(all))
  await expectText('Delete one to add another.')
  await expect.element(link('Add an entry')).not.toBeInTheDocument()
  const full = refused('LIMIT_REACHED', 'You can have up to 200 of these. Delete some first.')
  await openPage('/company/mira?add=term', withEntries(ENTRIES, { CreateHouseEntry: full }))
  await type('Word or abbreviation', 'KPI')
  await type('What it means', 'A number we watch')
  await press('Add entry')
  await expectAlert('You can have up to 200 of these.')
  await expect.element(field('What it means')).toHaveValue('A number we watch')
})
