import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { neighbour } from './answers/pages.ts'
import { endWelcome } from './answers/saving.ts'
import { useHere } from './onboarding-context.ts'

/** The ways from the page that is on screen. */
export function useWay() {
  const { step, isChange, onboarding } = useHere()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const result = paths.onboarding('user-landing-done')

  function goBy(by: 1 | -1): void {
    const next = neighbour(step.page, by)
    if (isChange) navigate(result)
    else if (next) navigate(paths.onboarding(next))
  }

  return {
    next: () => goBy(1),
    back: () => goBy(-1),
    /** Home, now and from the next sign-in on: for later, or for good. */
    leave: () => {
      endWelcome(queries, onboarding.profile._id).catch((error) =>
        showSnackbar({ text: errorText(error) }),
      )
      navigate(paths.home)
    },
  }
}
