import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { localDay } from '#lib/dates.ts'
import { FormShell } from '#shell/form-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { giveMembership } from './member.data.ts'

/** A year from today, as 2027-11-23. */
function inAYear(): string {
  const day = new Date()
  day.setFullYear(day.getFullYear() + 1)
  return localDay(day, null)
}

type Props = { user: string; onDone: () => void }

/** Gives a membership until the end of a day of this device. */
export function GiftForm({ user, onDone }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [day, setDay] = useState(inAYear)
  const [isMissing, setIsMissing] = useState(false)
  const give = useMutation({
    mutationFn: (day: string) =>
      giveMembership(queries, user, new Date(`${day}T23:59:59`).toISOString()),
    onSuccess: () => {
      showSnackbar({ text: t`Membership given`, color: 'info' })
      onDone()
    },
  })
  const refusal = give.error && toAppError(give.error)
  const said = refusal?.field === 'until' ? refusal.message : undefined
  return (
    <FormShell
      error={said ? null : give.error}
      pending={give.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(day === '')
        if (day !== '') give.mutate(day)
      }}
      submitLabel={t`Give a membership`}
      secondary={
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <TextField
        type="date"
        label={t`Last day`}
        hint={t`They get an email. What they pay stays as it is.`}
        value={day}
        error={isMissing ? t`Choose a day.` : said}
        onChange={(event) => {
          give.reset()
          setIsMissing(false)
          setDay(event.target.value)
        }}
      />
    </FormShell>
  )
}
