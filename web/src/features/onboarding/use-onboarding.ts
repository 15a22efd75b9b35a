import { usePrefetchQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  type Answers,
  answerOf,
  choose as chooseOn,
  firstOpen,
  isSame,
  pickedCount,
  readAnswers,
} from './answers/answers.rules.ts'
import { clashesOf, keep, resolve } from './answers/kept.rules.ts'
import { readKept, troubleOf, useKept, writeKept } from './answers/kept.store.ts'
import { saveKept } from './answers/saving.ts'
import {
  moreQuestions,
  type OnboardingPage,
  type QuestionPage,
  startQuestions,
  traitPages,
} from './onboarding-pages.ts'
import { profileQuery } from './onboarding-profile.ts'
import { wordsQuery } from './onboarding-words.ts'

/** Words, answers and their actions, on any page of the onboarding. */
export function useOnboarding() {
  const queries = useQueryClient()
  // Requested together, awaited one after the other.
  usePrefetchQuery(profileQuery)
  const { data: words } = useSuspenseQuery(wordsQuery)
  const { data: profile } = useSuspenseQuery(profileQuery)
  const person = profile._id
  const { traits } = words
  const { kept, trouble } = useKept(person)
  const base = readAnswers(profile, traits)
  const answers: Answers = { ...base, ...kept.mine }
  const save = () => saveKept(queries, person, traits)

  function become(change: (shown: Answers) => Answers): Promise<void> {
    const had = readAnswers(queries.getQueryData(profileQuery.queryKey) ?? profile, traits)
    const before = readKept(person)
    writeKept(person, keep(before, had, change({ ...had, ...before.mine })))
    return save()
  }

  return {
    words,
    profile,
    answers,
    /** The error that keeps the last answers from being saved; null without one. */
    trouble,
    isKept: Object.keys(kept.mine).length > 0,
    /** Pages that have another answer elsewhere, with that answer. */
    clashes: clashesOf(kept, base).map((page) => ({ page, there: answerOf(base, page) })),
    save,
    choose: (page: QuestionPage, id: string, most: number) => {
      void become((shown) => chooseOn(shown, page, id, most))
    },
    /** Saves an answer; returns null, or the error that prevented it. */
    write: async (page: QuestionPage, ids: readonly string[]): Promise<unknown> => {
      if (isSame(answerOf(answers, page), ids)) return null
      await become((shown) => ({ ...shown, [page]: ids }))
      return troubleOf(person)
    },
    settleClash: (page: QuestionPage, mine: boolean) => {
      writeKept(person, resolve(readKept(person), base, page, mine))
      void save()
    },
  }
}

export type Onboarding = ReturnType<typeof useOnboarding>

/** Sends answers kept from earlier, now and when the network returns. */
export function useSendingKept({ isKept, profile, words }: Onboarding): void {
  const queries = useQueryClient()
  const person = profile._id
  const { traits } = words
  useEffect(() => {
    if (!isKept) return
    const send = () => void saveKept(queries, person, traits)
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [isKept, queries, person, traits])
}

/** The first page without an answer in the first part; its end if all are answered. */
export const nextOfStart = (answers: Answers): OnboardingPage =>
  firstOpen(answers, startQuestions) ?? 'user-landing-personalization'

/** The same in the second part. The introduction comes before the first trait. */
export function nextOfMore(answers: Answers): OnboardingPage {
  const open = firstOpen(answers, moreQuestions)
  if (open === 'user-traits-1' && pickedCount(answers) === 0) return 'user-landing-traits'
  return open ?? 'user-landing-done'
}

/** The first trait screen with fewer than two picks; if all have two, the first one. */
export const nextTraitPage = (answers: Answers): OnboardingPage =>
  firstOpen(answers, traitPages) ?? traitPages[0]
