import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isSessionOver } from '#api/errors.ts'
import { lookAgain } from '#api/membership.ts'

/** How often the provider is looked at before this page stops, and the wait between, in milliseconds. */
const MOST_LOOKS = 6
const WAIT_MS = 1800

/**
 * Has the server look at the payment provider at once, and again until the person is a member. After
 * the portal one look is enough: what changed there is known by then.
 */
export function useLooking(isFromPortal: boolean) {
  const queries = useQueryClient()
  const started = useRef(false)
  const most = isFromPortal ? 1 : MOST_LOOKS
  const { mutate, data, error, isIdle, isPending } = useMutation({
    mutationFn: async () => {
      for (let look = 1; ; look += 1) {
        try {
          const tier = await lookAgain(queries)
          if (tier === 'member' || look >= most) return tier
        } catch (error) {
          if (look >= most || isSessionOver(error)) throw error
        }
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
      }
    },
  })
  useEffect(() => {
    if (started.current) return
    started.current = true
    mutate()
  }, [mutate])
  return { tier: data, error, isLooking: isIdle || isPending, look: () => mutate() }
}
