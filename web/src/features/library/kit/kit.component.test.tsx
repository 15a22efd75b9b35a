import { expect, it } from 'vitest'
import { anAdvice, flowContent } from '#testing/flow-content.ts'
import { aKit } from '#testing/kits.ts'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { expectText, expectTitle, link, press } from '#testing/screen.ts'
import { type Answers, callsOf } from '#testing/server.ts'

const answers: Answers = {
  content: {
    ...flowContent,
    kit: { fields: [aKit] },
    'impact-advice': { fields: [anAdvice('short', { situation: 'No one speaks' })] },
  },
  SavedAdvice: { goalGetByAdviceIds: [] },
  NoteViewed: { impactActionHistoryUpdateById: { _id: 'kit' } },
  SaveAdvice: { goalCreate: { _id: 'goal', version: 1 } },
}

it('shows the whole of an occasion, its limits and the moves that help', async () => {
  await openPage('/impact-actions/kit?id=kit', answers)
  await expectTitle('Run a one-to-one')
  for (const text of ['Yours are status reports', 'The last note', 'What’s on your mind?']) {
    await expectText(text)
  }
  await expectText('Stop and hand over')
  await expectText('Health comes up')
  await expectText("We haven't compared this")
  await expect
    .element(link(/No one speaks/))
    .toHaveAttribute('href', '/impact-actions/advice?action=action&advice=short&entity=team')
  await expectAccessible('kit')
})

it('saves the kit as a goal', async () => {
  await openPage('/impact-actions/kit?id=kit', answers)
  await press('Save as goal')
  await expect
    .poll(() => callsOf('SaveAdvice')[0]?.obj)
    .toMatchObject({
      ...{ kitId: 'kit', adviceId: 'kit', adviceTitle: 'Run a one-to-one', entity: 'team' },
      isGoal: true,
    })
})

it('says that a kit no longer exists', async () => {
  await openPage('/impact-actions/kit?id=gone', { content: { kit: { fields: [] } } })
  await expectTitle('This isn’t in the library')
})
