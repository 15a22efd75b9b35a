import { loadMessages } from '#lib/i18n.ts'
import { laterPart } from '#shell/later.tsx'

/** What the advice step opens: the page of the chosen advice. */
export const chosenAdvice = laterPart(async () => {
  const [{ ChosenAdvice }] = await Promise.all([
    import('./chosen-advice.tsx'),
    loadMessages('advice'),
  ])
  return ChosenAdvice
})
