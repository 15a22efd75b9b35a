import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { leastTraits, pickedCount, picksByKey } from './answers/answers.rules.ts'
import { findProfile } from './answers/saving.ts'
import { useHere } from './onboarding-context.ts'

/**
 * Saves the answers, lets the server compute the profile if there are enough, and opens the result.
 */
export function useLooking() {
  const { onboarding, addressOf } = useHere()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { answers, words, save } = onboarding
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await save()
      if (pickedCount(answers) < leastTraits) {
        // biome-ignore lint/suspicious/noConsole: product 5 requires this log line, in these words
        console.info('traits less than 12')
        return
      }
      const counts = [...picksByKey(answers, words.traits)].map(([key, picks]) => [
        key,
        picks.length,
      ])
      await findProfile(queries, Object.fromEntries(counts))
    },
  })
  // Passed with the call, so that it does not run after the person has left the page.
  const onSuccess = () => navigate(addressOf('user-landing-done'))
  return { look: () => mutate(undefined, { onSuccess }), isPending, error }
}
