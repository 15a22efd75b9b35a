import { loadMessages } from '#lib/i18n.ts'
import { lazyPart } from '#shell/lazy-part.tsx'

export const chosenAdvice = lazyPart(async () => {
  const [{ ChosenAdvice }] = await Promise.all([
    import('./chosen-advice.tsx'),
    loadMessages('advice'),
  ])
  return ChosenAdvice
})
