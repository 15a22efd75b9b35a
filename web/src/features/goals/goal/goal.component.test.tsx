import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAdvice, sentence } from '#testing/flow-content.ts'
import { aGoal, type Goal } from '#testing/goals.ts'
import { messageSettings } from '#testing/messages.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import {
  button,
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
  TimeOff: { rhythmGet: { today: null } },
}
const open = (answers: Answers = {}, goal: Partial<Goal> = {}) =>
  openPage('/impact-goal/view?id=goal', {
    ...around,
    Goal: { goalGet: aGoal(goal) },
    ...answers,
  })
/** Opens the details of a goal, which are folded. */
const edit = async (answers: Answers = {}, goal: Partial<Goal> = {}) => {
  await open(answers, goal)
  await page.getByText('More', { exact: true }).click()
}
const plan = { planWhen: 'the stand-up begins', planThen: 'I ask one question' }
const save = () => press('Save')
const progress = (step: string) => page.getByRole('radio', { name: step, exact: true })

describe('the plan of a goal', () => {
  it('a goal without a plan suggests the plan of its advice as a sentence', async () => {
    const fields = [anAdvice('advice', sentence)]
    await open({ content: { 'impact-advice': { fields } } })
    await expectText('Suggested plan')
    await expectText("When the stand-up begins, I'll ask one question.")
    await expectAccessible('suggested')
    await press('Plan it')
    await expectText("Change what doesn't fit, then save.")
    await expect.element(field("I'll")).toHaveValue('ask one question')
    expect(callsOf('UpdateGoal')).toEqual([])
  })

  it('moves the offered check-in of a new plan with its moment, until the person sets it', async () => {
    await open()
    await press('Plan it')
    await type('When', 'our weekly call begins')
    await expect.element(field('Time (optional)')).toHaveValue('')
    await type('When', 'I look back on Friday')
    await expect.element(field('Time (optional)')).toHaveValue('18:00')
    await type('Next check-in', '2099-01-05')
    await type('When', 'I look back on Monday morning')
    await expect.element(field('Next check-in')).toHaveValue('2099-01-05')
    await expect.element(field('Time (optional)')).toHaveValue('18:00')
    await press('Cancel')
  })

  it('changes one part of a plan by keyboard, and sends only that part', async () => {
    const changed = { ...plan, planThen: 'ask Maya' }
    await open({ UpdateGoal: { goalUpdate: aGoal({ ...changed, version: 2 }) } }, plan)
    await expectAccessible('planned')
    const part = button('Change: ask one question.')
    await expect.element(part).toBeVisible()
    ;(part.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog('What will you do?')).toBeVisible()
    await expect.element(page.getByRole('textbox')).toHaveValue('I ask one question')
    await type("I'll", '')
    await save()
    await expectAt("I'll", /Say what you'll do/)
    await expectAccessible('part is missing')
    await type("I'll", 'ask Maya')
    await save()
    await expectMessage('Saved')
    await expectText("When the stand-up begins, I'll ask Maya.")
    expect(callsOf('UpdateGoal')).toMatchObject([
      { obj: { _id: 'goal', version: 1, planThen: 'ask Maya' } },
    ])
  })

  it('keeps a part of a plan unchanged after Cancel', async () => {
    await open({}, { ...plan, reviewDate: '2099-01-05' })
    await press(/^Next check-in: 5 Jan 2099/)
    await expect.element(dialog('Next check-in')).toBeVisible()
    await press('Cancel')
    await expect.element(dialog('Next check-in')).not.toBeInTheDocument()
    await press('Add an if-then plan')
    await expect.element(field('If')).toHaveValue('')
    await expectAccessible('if-then')
    expect(callsOf('UpdateGoal')).toEqual([])
  })

  it('saves a planned goal as a file for calendars, and no other goal', async () => {
    const kept = vi.spyOn(URL, 'createObjectURL')
    await open({ GoalCalendar: [offline, { goalCalendarGet: 'BEGIN:VCALENDAR' }] }, plan)
    await press('Add to calendar')
    await expectAlert(/connection|offline/i)
    await press('Add to calendar')
    await vi.waitFor(() => expect(kept).toHaveBeenCalled())
    const [file] = kept.mock.calls[0] ?? []
    expect(await (file as Blob).text()).toBe('BEGIN:VCALENDAR')
    for (const other of [{}, { ...plan, state: 'achieved' }]) {
      await open({}, other)
      await expectTitle('Ask one open question')
      await expect.element(button('Add to calendar')).not.toBeInTheDocument()
    }
  })

  it('sets a time for messages about a plan, by email once the person chooses that', async () => {
    const time = { planTime: '16:45', planDays: '124' }
    await open(
      {
        MessageSettings: { messageSettingsGet: messageSettings([], { days: '1234' }) },
        ChooseMessages: { messageChoose: messageSettings(['plan', 'checkIn']) },
        UpdateGoal: { goalUpdate: aGoal({ ...plan, ...time, version: 2 }) },
      },
      plan,
    )
    await press('Change: the stand-up begins')
    await press('Tell me when it’s time')
    const at = field('Tell me at this time').last()
    await expect.element(at).toHaveFocus()
    await expect.element(at).toHaveValue('09:00')
    await expectAccessible('time of a plan')
    await at.fill('')
    await save()
    await expect.element(at).toHaveAccessibleDescription(/Choose a time/)
    await at.fill('16:45')
    await page.getByRole('checkbox', { name: 'Wed' }).click()
    expect(callsOf('ChooseMessages')).toEqual([])
    await page.getByText('By email too').click()
    await expect.element(page.getByRole('radio', { name: 'By email too' })).toBeChecked()
    await save()
    await expectMessage('Saved')
    expect(callsOf('ChooseMessages').map(({ kind }) => kind)).toEqual(['plan', 'checkIn'])
    expect(callsOf('UpdateGoal')).toEqual([{ obj: { _id: 'goal', version: 1, ...time } }])
    await expect.element(button('Message: Mon, Tue, Thu, 16:45')).toBeVisible()
  })

  it('says for a goal saved today when check-ins begin to count', async () => {
    const checkInWorth = { counts: 'tomorrow', points: 0, more: null, morePoints: null }
    await open({}, { ...plan, checkInWorth })
    await expectText('Check-ins earn points from tomorrow.')
  })
})

describe('a goal', () => {
  it('shows a saved goal with long words and its helps', async () => {
    await open(
      {},
      {
        title: 'Donaudampfschifffahrt'.repeat(9),
        advices: [{ id: 'a', title: 'Ask one person', body: 'Ask for one thing.' }],
        note: 'First line\nsecond line',
      },
    )
    await expectTitle(/^Donaudampf/)
    await page.getByText('More', { exact: true }).click()
    await expect.element(field('Note')).toHaveValue('First line\nsecond line')
    await page.getByText('Ask one person').click()
    await expectText('Ask for one thing.')
    await expectAccessible('goal')
  })

  it('explains a field of a goal with the text of the content', async () => {
    const words = { page: 'goals', label: 'specific', title: 'Specific', text: 'Five questions.' }
    await edit({ content: { tooltips: { fields: [words] } } })
    await press('Help: Specific')
    await expectText('Five questions.')
    await expectAccessible('help')
  })

  it('says that no field of a goal has changed, and sends no save', async () => {
    await edit()
    await save()
    await expectMessage('No changes to save')
    await type('Partner', 'Maya')
    await type('Partner', '')
    await save()
    expect(callsOf('UpdateGoal')).toEqual([])
  })

  it('offers words of the plan for empty goal details, and saves only the chosen ones', async () => {
    const specific = "When the stand-up begins, I'll ask one question."
    await edit({ UpdateGoal: { goalUpdate: aGoal({ version: 2, specific }) } }, plan)
    await expect.element(button('Use: It helps with: Listening')).toBeVisible()
    await expectAccessible('suggested details')
    await press(`Use: ${specific}`)
    await expect.element(field('Specific')).toHaveValue(specific)
    await save()
    await expectMessage('Saved')
    expect(callsOf('UpdateGoal')).toEqual([{ obj: { _id: 'goal', version: 1, specific } }])
  })

  it('says at the end date that the goal ends before it starts', async () => {
    await edit({ UpdateGoal: { goalUpdate: aGoal({ version: 2, endDate: '2027-02-01' }) } })
    await type('Start', '2027-02-01')
    await type('End', '2027-01-31')
    await save()
    await expectAt('End', /The end is before the start/)
    await expect.element(field('End')).toHaveFocus()
    expect(callsOf('UpdateGoal')).toEqual([])
    await expectAccessible('error at the field')
    await type('End', '2027-02-01')
    await save()
    await expectMessage('Saved')
  })

  it("shows the server's error at the field of a goal, and keeps the typed text", async () => {
    const tooLong = refused('BAD_USER_INPUT', 'Write at most 2,000 characters.', {
      field: 'specific',
    })
    await edit({ UpdateGoal: tooLong })
    await type('Specific', 'So much to do.')
    await type('Note', 'Kept as well')
    await save()
    await expectAt('Specific', /2,000/)
    await expect.element(field('Specific')).toHaveFocus()
    await expect.element(field('Note')).toHaveValue('Kept as well')
  })

  it('keeps a change of a goal without a network, and sends it later', async () => {
    const saved = aGoal({ version: 2, specific: 'Written on a train' })
    await edit({
      Goal: () => ({ goalGet: callsOf('UpdateGoal').length > 1 ? saved : aGoal() }),
      UpdateGoal: [offline, { goalUpdate: saved }],
    })
    await type('Specific', 'Written on a train')
    await save()
    await expectMessage('Saved on this device')
    await expect.element(field('Specific')).toHaveValue('Written on a train')
    await expectAccessible('offline')
    await expectMessage('Your offline changes are saved now.')
    await expect.element(field('Specific')).toHaveValue('Written on a train')
    expect(callsOf('UpdateGoal')).toHaveLength(2)
  })

  it('shows both versions of a goal that two devices changed, and saves the choices', async () => {
    const theirs = aGoal({ version: 2, note: 'Theirs', partner: 'Lena' })
    const conflict = refused('CONFLICT', 'It was changed.', { field: 'version' })
    const merged = aGoal({ version: 3, note: 'Theirs', specific: 'Mine', partner: 'Lena' })
    await edit({
      Goal: [{ goalGet: aGoal() }, { goalGet: theirs }],
      UpdateGoal: [offline, conflict, { goalUpdate: merged }],
    })
    await type('Specific', 'Mine')
    await type('Note', 'My note')
    await save()
    await expectText('This goal was changed here and elsewhere.')
    const asked = dialog('This goal was changed elsewhere')
    const note = asked.getByRole('group', { name: 'Note' })
    await expect.element(note.getByRole('radio', { name: /My note/ })).toBeChecked()
    await expectAccessible('both versions')
    await note.getByRole('radio', { name: /Theirs/ }).click()
    await asked.getByRole('button', { name: 'Save these choices' }).click()
    await expectMessage('Saved')
    await expect.element(asked).not.toBeInTheDocument()
    const obj = { _id: 'goal', version: 2, specific: 'Mine' }
    expect(callsOf('UpdateGoal').at(-1)).toEqual({ obj })
    await expect.element(button('Compare the versions')).not.toBeInTheDocument()
  })

  it('keeps unsaved text of a goal when its progress is saved', async () => {
    await edit({
      UpdateGoal: { goalUpdate: aGoal({ version: 2, progress: 'Making headway' }) },
    })
    await type('Specific', 'Half a sentence')
    await page.getByTitle('Making headway').first().click()
    await expectMessage('Saved')
    await expect.element(progress('Making headway')).toBeChecked()
    await expect.element(field('Specific')).toHaveValue('Half a sentence')
  })

  it('reverts the progress of a goal with a message when it cannot be saved', async () => {
    await open({ UpdateGoal: refused('BAD_USER_INPUT', 'Choose another step.') })
    await page.getByTitle('In the zone').first().click()
    await expectMessage('Choose another step.')
    await expect.element(progress('On the starting blocks')).toBeChecked()
    await press('Close')
    await press('Show the last error')
    await expectMessage('Choose another step.')
  })

  it('saves a goal without asking if someone else changed other fields', async () => {
    await edit({
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

  it('asks which version of a goal to keep when both changed the same field', async () => {
    await edit({
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

  it('asks before a person leaves unsaved changes of a goal, and stays on request', async () => {
    await edit()
    await type('Note', 'Do not lose me')
    await page.getByRole('link', { name: 'My Goals' }).first().click()
    const asked = dialog('Save your changes?')
    await expect.element(asked).toBeVisible()
    await expectAccessible('leaving')
    await userEvent.keyboard('{Escape}')
    await expect.element(asked).not.toBeInTheDocument()
    await expect.element(field('Note')).toHaveValue('Do not lose me')
  })

  it('says that a goal could not be deleted, and stays on its page', async () => {
    await open({ DeleteGoal: offline })
    await press('Delete goal')
    await expectMessage('Error in deleting')
    await expectTitle('Ask one open question')
    await expectAccessible('not deleted')
  })

  it.each(['/impact-goal/view?id=unknown', '/impact-goal/view'])(
    'says at %s that the goal is missing',
    async (address) => {
      await openPage(address, { ...around, Goal: refused('NOT_FOUND', 'No such goal.') })
      await expectTitle("This goal isn't here")
      await expectAccessible('not here')
      await follow('Go to My Goals')
      await expectTitle('My Goals')
    },
  )
})

describe('impact partners of a goal', () => {
  const partner = {
    ...{ _id: 'p1', state: 'accepted' as const, expires: null, goals: [] },
    person: { name: 'Ada Byron', firstName: 'Ada', avatar: null },
  }
  const cheeredDate = '2026-11-20T10:00:00.000Z'
  const seen = { _id: 'goal', title: 'Ask one open question', cheeredDate }
  const me = { _id: 'nora', version: 1, optContactByColleague: false }

  it('impact partners see a goal only after its owner shares it, and can cheer', async () => {
    await edit({
      Partners: () => {
        const shared = callsOf('SharePartnerGoal').map(() => seen)
        return { partnerGetMany: [{ ...partner, shared }], me }
      },
      SharePartnerGoal: { partnerShareGoal: true },
    })
    await press('Share this goal with Ada Byron')
    await expectText(/Ada will see the title, .*Nothing else/)
    await expectAccessible('before sharing')
    expect(callsOf('SharePartnerGoal')).toEqual([])
    await dialog('Share this goal with Ada?').getByRole('button', { name: 'Share' }).click()
    await expect.element(field('Partner')).toHaveValue('Ada Byron')
    await expectText('Ada sees this goal')
    await expectText('Ada cheered you on')
    expect(callsOf('SharePartnerGoal')).toEqual([{ _id: 'p1', goalId: 'goal' }])
    await expectAccessible('shared')
  })
})
