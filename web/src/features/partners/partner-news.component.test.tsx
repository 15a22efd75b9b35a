import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, openPage } from '#testing/open-page.tsx'
import { button, expectMessage, expectNoText, expectText, press, type } from '#testing/screen.ts'
import { type Answers, callsOf, offline, refused } from '#testing/server.ts'
import type { News } from './news.queries.ts'

const person = { name: 'Mateo Silva', firstName: 'Mateo', avatar: null }
const news = (_id: string, kind: News['kind'], more: Partial<News> = {}): News => ({
  ...{ _id, kind, person, goalId: `goal-${_id}`, title: `Goal ${_id}`, answer: null, line: null },
  ...more,
})
const quiet: Answers = {
  HomeGoals: { goalBookmarkGetMany: [], rhythmGet: { today: null } },
  FeedOfTheDay: { feedOfTheDay: { tips: [], everythingDismissed: false } },
}
/** Home with these messages; those that were answered or dismissed are gone at the next load. */
function openHome(all: News[], more: Answers = {}, options = {}) {
  const PartnerNews = () => {
    const gone = [
      ...callsOf('AnswerPartner').map(({ question }) => question),
      ...callsOf('SeePartnerNews').flatMap(({ ids }) => ids),
    ]
    return { partnerNewsGet: all.filter(({ _id }) => !gone.includes(_id)) }
  }
  const Next = {
    commitmentGet: {
      when: 'ahead',
      days: null,
      othersDue: 0,
      week: 1,
      timesDone: 0,
      step: null,
      goal: null,
    },
    partnerNewsGet: all.map(({ _id }) => ({ _id })),
  }
  return openPage('/', { ...quiet, Next, PartnerNews, ...more }, options)
}
const of = (title: string | RegExp) => page.getByRole('group', { name: title })

it('answers a partner’s question by one tap and moves the focus to the next message', async () => {
  await openHome([news('1', 'question'), news('2', 'cheer')], {
    AnswerPartner: { partnerAnswer: true },
    SeePartnerNews: { partnerNewsSeen: true },
  })
  await expectText('Mateo asks how it’s going')
  const top = page.getByRole('region', { name: 'From your partners' }).element()
  const choices = page.getByRole('list', { name: 'Who do you want to impact?' }).element()
  expect(top.compareDocumentPosition(choices)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect
    .element(of(/Mateo asks/).getByRole('link', { name: 'Goal 1' }))
    .toHaveAttribute('href', '/impact-goal/view?id=goal-1')
  await expectNoText('Mateo cheers')
  await expectAccessible('question')
  await press('Could use a hand')
  await expectMessage('Mateo will see your answer')
  await expectNoText('Mateo asks')
  await expect.element(button('Thanks: Goal 2')).toHaveFocus()
  expect(callsOf('AnswerPartner')).toEqual([{ question: '1', answer: 'help', line: null }])
  await press('Thanks: Goal 2')
  await expectNoText('From your partners')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(callsOf('SeePartnerNews')).toEqual([{ ids: ['2'] }])
})

it('sends a line with an answer or alone, and no empty one', async () => {
  await openHome([news('1', 'question'), news('2', 'question')], {
    AnswerPartner: { partnerAnswer: true },
  })
  const first = of(/Mateo asks/).first()
  await first.getByRole('button', { name: 'Add a line' }).click()
  const line = page.getByRole('textbox', { name: 'Your line to Mateo' })
  await expect.element(line).toHaveFocus()
  await expectAccessible('line')
  await line.fill('  ')
  await first.getByRole('button', { name: 'Send' }).click()
  expect(callsOf('AnswerPartner')).toEqual([])
  await line.fill(' Mei smiled ')
  await first.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => of(/Mateo asks/).length).toBe(1)
  await press('Add a line')
  await type('Your line to Mateo', 'Nearly')
  await press('Send')
  await expectNoText('From your partners')
  expect(callsOf('AnswerPartner')).toEqual([
    { question: '1', answer: 'done', line: 'Mei smiled' },
    { question: '2', answer: null, line: 'Nearly' },
  ])
})

it('shows the answers of a partner at 320 px until they are read', async () => {
  const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(5)
  await openHome(
    [
      news('1', 'answer', { answer: 'well', line: '<i>Mei</i> smiled' }),
      news('2', 'answer', { line: long, title: long }),
    ],
    { SeePartnerNews: { partnerNewsSeen: true } },
    { width: 320 },
  )
  await expectText('Mateo: Going well')
  await expectText('“<i>Mei</i> smiled”')
  await expectNoText('Mateo answered')
  await expectAccessible('one answer at a time')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await press('Got it: Goal 1')
  await expectNoText('Going well')
  await expectText('Mateo answered')
  await expect.element(button(`Got it: ${long}`)).toHaveFocus()
  await expectAccessible('long words')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it('keeps a question that could not be answered, and dismisses it', async () => {
  await openHome([news('1', 'question')], {
    AnswerPartner: [refused('TRY_AGAIN', 'That didn’t work. Try again.')],
    SeePartnerNews: { partnerNewsSeen: true },
    PartnerNews: () => ({
      partnerNewsGet: callsOf('SeePartnerNews').length > 0 ? [] : [news('1', 'question')],
    }),
  })
  await press('Done')
  await expectMessage('That didn’t work. Try again.')
  await expect.element(button('Done')).toBeVisible()
  await press('Not now: Goal 1')
  await expectNoText('Mateo asks')
})

it('asks a partner whose check-in is due from home', async () => {
  const goal = {
    ...{ _id: 'g1', title: 'Thank someone', planWhen: null, planThen: null, progress: null },
    ...{ reviewDate: '2026-11-20', isAchieved: false, isCheered: false, isAsked: false },
    question: null,
  }
  const partner = { _id: 'p1', state: 'accepted' as const, person, expires: null, shared: [] }
  const me = { _id: 'nora', version: 1, optContactByColleague: false }
  await openHome([], {
    Partners: () => {
      const isNudged = callsOf('AskPartner').length === 0
      return { partnerGetMany: [{ ...partner, goals: [{ ...goal, isNudged }] }], me }
    },
    AskPartner: { partnerAsk: true },
  })
  await expectText('Mateo’s check-in is due')
  await expectAccessible('nudge')
  await press('Ask Mateo how it went: Thank someone')
  await expectMessage('Mateo will see your question')
  await expectNoText('From your partners')
  expect(callsOf('AskPartner')).toEqual([{ _id: 'p1', goalId: 'g1' }])
})

it('shows home without messages of partners if they fail to load', async () => {
  await openHome([], { PartnerNews: offline })
  await expectText('No goals yet')
  await expectNoText('From your partners')
})
