import { usePrefetchQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { wordsQuery } from '#api/onboarding-words.ts'
import {
  type Answers,
  answerOf,
  choose as chooseOn,
  isSame,
  lastAnswered,
  readAnswers,
} from './answers/answers.rules.ts'
import { clashesOf, keep, resolve } from './answers/kept.rules.ts'
import { readKept, troubleOf, useKept, writeKept } from './answers/kept.store.ts'
import { profileQuery } from './answers/onboarding.queries.ts'
import {
  neighbour,
  type OnboardingPage,
  onboardingPages,
  type QuestionPage,
} from './answers/pages.ts'
import { saveKept } from './answers/saving.ts'

/** Words, answers and what can be done with them, on any page of the onboarding. */
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
    /** What keeps the last answers from being saved; null where nothing does. */
    trouble,
    isKept: Object.keys(kept.mine).length > 0,
    /** Pages that were answered otherwise elsewhere, with what is there. */
    clashes: clashesOf(kept, base).map((page) => ({ page, there: answerOf(base, page) })),
    save,
    choose: (page: QuestionPage, id: string, most: number) => {
      void become((shown) => chooseOn(shown, page, id, most))
    },
    /** Saves an answer; null, or what prevented it. */
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

/** The page after the last answer; null before the first. */
export function resumeAt(answers: Answers): OnboardingPage | null {
  const last = lastAnswered(answers)
  if (last === null) return null
  if (!last.done) return last.page
  return neighbour(last.page, 1) ?? onboardingPages.at(-1) ?? null
}
