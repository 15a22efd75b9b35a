import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { AppError } from '#api/errors.ts'
import { createPortal } from './membership.queries.ts'
import { paymentAddress } from './payment-address.ts'

/** Opens a page of the payment provider, once. `ask` returns null if the provider has no page. */
export function useProviderPage(ask: () => Promise<string | null>) {
  const isUnderWay = useRef(false)
  const { mutate, reset, isPending, isSuccess, data, error } = useMutation({
    mutationFn: async () => {
      const address = await ask()
      if (address === null) return false
      const safe = paymentAddress(address, location.href)
      if (safe === null) throw new AppError('unexpected', null, [])
      location.assign(safe)
      return true
    },
    onSettled: (isLeaving) => {
      isUnderWay.current = isLeaving === true
    },
  })
  // The browser may restore this page from its cache.
  useEffect(() => {
    const onBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isUnderWay.current = false
      reset()
    }
    addEventListener('pageshow', onBack)
    return () => removeEventListener('pageshow', onBack)
  }, [reset])
  const go = () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate()
  }
  return { go, pending: isPending || (isSuccess && data), error }
}

export const usePortal = () => useProviderPage(createPortal)
