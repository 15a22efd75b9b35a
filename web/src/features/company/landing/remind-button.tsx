import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { stepButtonClass } from '#features/admin/landing/next-step-card.tsx'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { remindInvited } from './landing.queries.ts'

type Props = {
  /** The number of people who get an email */
  people: number
  /** The number of other unanswered invitations */
  waiting: number
}

/** Sends unanswered invitations again, after a confirmation. */
export function RemindButton({ people, waiting }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const remind = useMutation({
    mutationFn: () => remindInvited(queries),
    onSuccess: (sent) => {
      setIsAsking(false)
      const text =
        sent === 0
          ? t`Their email limit is reached. Try again in an hour.`
          : t`${plural(sent, { one: '# person was reminded', other: '# people were reminded' })}`
      showSnackbar({ text, color: 'info' })
    },
  })
  return (
    <>
      <Button className={stepButtonClass} onClick={() => setIsAsking(true)}>
        <Trans>Remind them</Trans>
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`${plural(people, { one: 'Remind # person?', other: 'Remind # people?' })}`}
        error={remind.error}
        pending={remind.isPending}
        actionLabel={t`${plural(people, { one: 'Send # email', other: 'Send # emails' })}`}
        onAction={() => remind.mutate()}
      >
        <p>
          <Plural
            value={people}
            one="# person gets their invitation again, with a new link. The old link stops working."
            other="# people get their invitation again, each with a new link. The old links stop working."
          />
        </p>
        {waiting > 0 && (
          <p className="text-note text-field-soft">
            <Plural
              value={waiting}
              one="# other invitation isn’t sent now: it is newer than 3 days, was sent as a reminder in the last 7 days, or makes an admin."
              other="# other invitations aren’t sent now: they are newer than 3 days, were sent as a reminder in the last 7 days, or make an admin."
            />
          </p>
        )}
      </DialogShell>
    </>
  )
}
