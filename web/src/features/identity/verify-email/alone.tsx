import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { endSession } from '#features/identity/end-session.ts'
import { readPendingSignUp } from '#features/identity/pending-sign-up.ts'
import { keepTyped } from '#features/identity/typed.ts'
import { isOpenToAll, productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/button.tsx'
import { whoIsHere } from './verify-email.ts'

/** Says that this sign-up joins no company (product 4, access routing). */
export function Alone() {
  return (
    <div>
      <p className="font-semibold">
        <Trans>You won’t be joining a company.</Trans>
      </p>
      <p className="mt-1">
        {isOpenToAll ? (
          <Trans>Without a company, you need a membership to use {productName}.</Trans>
        ) : (
          <Trans>
            Without a company, you use {productName} in the app on your phone, with a membership. In
            the browser you can still see, download and delete your data.
          </Trans>
        )}
      </p>
    </div>
  )
}

/** To join a company, the person signs up again, with the company's code or address. */
export function SignUpAgain() {
  const again = useSignUpAgain()
  return (
    <div className="flex flex-col items-start gap-4">
      <p>
        <Trans>
          Does your company use it? Sign up again with your work email. Or use this email, the same
          password and your company’s referral code.
        </Trans>
      </p>
      <Button variant="quiet" pending={again.isPending} onClick={() => again.mutate()}>
        <Trans>Sign up with a referral code</Trans>
      </Button>
    </div>
  )
}

/** Goes to the sign-up, signed out, with the known fields. */
function useSignUpAgain() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const me = await whoIsHere(queries)
      // Another person's account may be signed in here.
      const mine = me?.emailVerified === false ? me : null
      const email = mine?.email ?? readPendingSignUp()?.email ?? ''
      // Without a network the session is forgotten here and expires by itself.
      await endSession(queries).catch(() => {})
      return { email, firstName: mine?.firstName ?? '', lastName: mine?.lastName ?? '' }
    },
    onSuccess: (known) => {
      keepTyped(known)
      navigate(paths.signUp, { state: { hasCode: true } })
    },
  })
}
