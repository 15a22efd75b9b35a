import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aGoal, type Goal } from '#testing/goals.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  dialog,
  expectAlert,
  expectAt,
  expectMessage,
  expectText,
  expectTitle,
  field,
  follow,
  press,
  type,
} from '#testing/screen.ts'
import { type Answers, callsOf, offline, refused } from '#testing/server.ts'

const around: Answers = {
  Goals: { goalGetMany: [], rhythmGet: { today: null } },
  FreeDay: { rhythmGet: { today: null } },
}
const open = (answers: Answers = {}, goal: Partial<Goal> = {}) =>
  openPage('/impact-goal/view?id=goal', {
    ...around,
    Goal: { goalGet: aGoal(goal) },
    ...answers,
  })
const save = () => press('Save')
const progress = (step: string) => page.getByRole('radio', { name: step, exact: true })

describe('a goal', () => {
  it('shows what is saved, with long words and what helps', async () => {
    await open(
      {},
      {
        title: 'Donaudampfschifffahrt'.repeat(9),
        advices: [{ id: 'a', title: 'Ask one person', body: 'Ask for one thing.' }],
        note: 'First line\nsecond line',
      },
    )
    await expectTitle(/^Donaudampf/)
    await expect.element(field('Note')).toHaveValue('First line\nsecond line')
    await page.getByText('Ask one person').click()
    await expectText('Ask for one thing.')
    await expectAccessible('goal')
  })

  it('explains a field in the words of the content', async () => {
    const words = { page: 'goals', label: 'smart goal', title: 'SMART', text: 'Five questions.' }
    await open({ content: { tooltips: { fields: [words] } } })
    await press('Help: SMART')
    await expectText('Five questions.')
    await expectAccessible('help')
  })

  it('says that there is nothing to save, and sends nothing', async () => {
    await open()
    await save()
    await expectMessage('No changes to save')
    await type('Partner', 'Maya')
    await type('Partner', '')
    await save()
    expect(callsOf('UpdateGoal')).toEqual([])
  })

  it('says at the field that it ends before it starts', async () => {
    await open({ UpdateGoal: { goalUpdate: aGoal({ version: 2, endDate: '2027-02-01' }) } })
    await type('Start', '2027-02-01')
    await type('End', '2027-01-31')
    await save()
    await expectAt('End', /The end lies before the start/)
    await expect.element(field('End')).toHaveFocus()
    expect(callsOf('UpdateGoal')).toEqual([])
    await expectAccessible('error at the field')
    await type('End', '2027-02-01')
    await save()
    await expectMessage('Saved')
  })

  it('shows the sentence of the server at the field, and keeps what was typed', async () => {
    const tooLong = refused('BAD_USER_INPUT', 'Write at most 2,000 characters.', {
      field: 'specific',
    })
    await open({ UpdateGoal: tooLong })
    await type('Specific', 'So much to do.')
    await type('Note', 'Kept as well')
    await save()
    await expectAt('Specific', /2,000/)
    await expect.element(field('Specific')).toHaveFocus()
    await expect.element(field('Note')).toHaveValue('Kept as well')
  })

  it('keeps what is written without a network, and sends it again', async () => {
    const saved = { goalUpdate: aGoal({ version: 2, specific: 'Written on a train' }) }
    await open({ UpdateGoal: [offline, saved] })
    await type('Specific', 'Written on a train')
    await save()
    await expectAlert(/didn’t answer/)
    await expect.element(field('Specific')).toHaveValue('Written on a train')
    await expectAccessible('offline')
    await press('Try again')
    await expectMessage('Saved')
  })

  it('keeps unsaved text when progress is saved separately', async () => {
    await open({
      UpdateGoal: { goalUpdate: aGoal({ version: 2, progress: 'Making headway' }) },
    })
    await type('Specific', 'Half a sentence')
    await page.getByTitle('Making headway').first().click()
    await expectMessage('Saved')
    await expect.element(progress('Making headway')).toBeChecked()
    await expect.element(field('Specific')).toHaveValue('Half a sentence')
  })

  it('reverts progress with a message when it cannot be saved', async () => {
    await open({ UpdateGoal: refused('TRY_AGAIN', 'Try again in a moment.') })
    await page.getByTitle('In the zone').first().click()
    await expectMessage('Try again in a moment.')
    await expect.element(progress('On the starting blocks')).toBeChecked()
    await press('Close')
    await press('Show the last error')
    await expectMessage('Try again in a moment.')
  })

  it('saves over a change that concerns other fields, without asking', async () => {
    await open({
      Goal: [{ goalGet: aGoal() }, { goalGet: aGoal({ version: 2, progress: 'In the zone' }) }],
      UpdateGoal: [
        refused('CONFLICT', 'It was changed.', { field: 'version' }),
        { goalUpdate: aGoal({ version: 3, progress: 'In the zone', note: 'Mine' }) },
      ],
    })
    await type('Note', 'Mine')
    await save()
    await expectMessage('Saved')
    await expect.element(progress('In the zone')).toBeChecked()
  })

  it('asks what to keep when both changed the same field, and loses nothing', async () => {
    await open({
      Goal: [
        { goalGet: aGoal() },
        { goalGet: aGoal({ version: 2, specific: 'Theirs', partner: 'Lena' }) },
      ],
      UpdateGoal: refused('CONFLICT', 'It was changed.', { field: 'version' }),
    })
    await type('Specific', 'Mine')
    await save()
    const asked = dialog('This goal was changed elsewhere')
    const choice = (name: string, words: RegExp) =>
      asked.getByRole('group', { name }).getByRole('radio', { name: words })
    await expect.element(choice('Specific', /Mine/)).toBeChecked()
    await expect.element(choice('Partner', /Lena/)).toBeChecked()
    await expectAccessible('changed elsewhere')
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(field('Specific')).toHaveValue('Mine')
  })

  it('asks before unsaved changes are left, and stays when one wants to', async () => {
    await open()
    await type('Note', 'Do not lose me')
    await page.getByRole('link', { name: 'My Goals' }).first().click()
    const asked = dialog('Save your changes?')
    await expect.element(asked).toBeVisible()
    await expectAccessible('leaving')
    await userEvent.keyboard('{Escape}')
    await expect.element(asked).not.toBeInTheDocument()
    await expect.element(field('Note')).toHaveValue('Do not lose me')
  })

  it('says that it could not be deleted, and stays', async () => {
    await open({ DeleteGoal: offline })
    await press('Delete goal')
    await expectMessage('Error in deleting')
    await expectTitle('Ask one open question')
    await expectAccessible('not deleted')
  })

  it.each(['/impact-goal/view?id=unknown', '/impact-goal/view'])(
    'is said not to be here at %s, whatever the reason',
    async (address) => {
      await openPage(address, { ...around, Goal: refused('NOT_FOUND', 'No such goal.') })
      await expectTitle('This goal is not here')
      await expectAccessible('not here')
      await follow('Go to My Goals')
      await expectTitle('My Goals')
    },
  )
})
