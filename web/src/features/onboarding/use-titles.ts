import { useHere } from './onboarding-context.ts'
import { isFinalPage, isTraitPage, type QuestionPage } from './onboarding-pages.ts'

export function useChoices() {
  const { words } = useHere().onboarding
  return (page: QuestionPage): readonly { id: string; title: string; text?: string }[] => {
    if (isFinalPage(page)) return words.traits
    const step = words.flow.find((one) => one.page === page)
    if (isTraitPage(page)) return words.traits.filter((trait) => trait.screen === step?.screen)
    const { choices } = words
    const table = step?.choices ?? ''
    return table in choices ? choices[table as keyof typeof choices] : []
  }
}

export function useTitles() {
  const choices = useChoices()
  return (page: QuestionPage, ids: readonly string[]): string[] =>
    ids.map((id) => choices(page).find((choice) => choice.id === id)?.title ?? id)
}
