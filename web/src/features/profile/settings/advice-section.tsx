import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useForgetWishes } from '#features/advice/fit/fit.queries.ts'
import { wishesQuery } from '#features/profile/profile.queries.ts'
import { Section } from '#features/profile/section.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormSwitch } from '#shell/forms/switch-field.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'

/**
 * How advice is chosen: a switch, a link to the reasons, and a button to delete all marks
 * (product 4, advice that fits).
 */
export function AdviceSection() {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Your advice</Trans>}>
      <div className="flex flex-col gap-1">
        <FormSwitch
          name="tailored"
          label={t`Use my answers to choose advice`}
          hint={t`Advice that fits your answers, goals and ratings comes first. No one at work sees this.`}
        />
        <p>
          <AppLink
            to={paths.adviceReasons}
            className={linkClass('inline-flex min-h-11 items-center')}
          >
            <Trans>How advice is chosen for you</Trans>
          </AppLink>
        </p>
      </div>
      <FreshStart />
    </Section>
  )
}

/** Deletes every "More like this" and "Not for me", if there are any. */
function FreshStart() {
  const { t } = useLingui()
  const { data: count = 0 } = useQuery(wishesQuery)
  const { mutate, isPending, error } = useForgetWishes()
  if (count === 0) return null
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        <Plural
          value={count}
          one="You marked # piece of advice “More like this” or “Not for me”. Start fresh to remove the mark."
          other="You marked # pieces of advice “More like this” or “Not for me”. Start fresh to remove all marks."
        />
      </p>
      <InlineError error={error} />
      <Button
        variant="quiet"
        pending={isPending}
        onClick={() =>
          mutate(undefined, {
            onSuccess: () => showSnackbar({ text: t`All marks removed`, color: 'success' }),
          })
        }
      >
        <Trans>Start fresh</Trans>
      </Button>
    </div>
  )
}
