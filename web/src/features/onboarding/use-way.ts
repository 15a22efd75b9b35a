import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { endWelcome } from './answers/saving.ts'
import { useHere } from './onboarding-context.ts'
import { neighbour, traitPages } from './onboarding-pages.ts'

export function useWay() {
  const { step, isChange, isFromProfile, addressOf, onboarding } = useHere()
  const navigate = useNavigate()
  const queries = useQueryClient()

  function goBy(by: 1 | -1): void {
    const next = neighbour(step.page, by)
    if (isChange) navigate(addressOf('user-landing-done'))
    else if (by === -1 && isFromProfile && step.page === traitPages[0]) navigate(paths.profile)
    else if (next) navigate(addressOf(next))
  }

  return {
    next: () => goBy(1),
    back: () => goBy(-1),
    /** Goes to home or the profile page, and postpones or completes the onboarding. */
    leave: () => {
      endWelcome(queries, onboarding.profile._id).catch((error) =>
        showSnackbar({ text: errorText(error) }),
      )
      navigate(isFromProfile ? paths.profile : paths.home)
    },
  }
}
