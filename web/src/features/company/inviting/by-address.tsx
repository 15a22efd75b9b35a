import { Trans, useLingui } from '@lingui/react/macro'
import { FormShell } from '#shell/form-shell.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import type { Inviting } from './use-inviting.ts'

type Props = { inviting: Inviting; onClose: () => void }

/** One person: they get a mail with a link that is theirs alone. */
export function ByAddress({ inviting, onClose }: Props) {
  const { t } = useLingui()
  const { values, write, field, fault, error, pending, submit } = inviting
  return (
    <FormShell
      error={error}
      pending={pending}
      submitLabel={t`Send the invitation`}
      secondary={
        <Button variant="quiet" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        ref={field}
        label={t`Email`}
        hint={t`The link in the mail is good for 14 days. Names may stay empty.`}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        error={fault}
        onChange={(event) => write({ email: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t`First name`}
          autoComplete="off"
          maxLength={100}
          value={values.firstName}
          onChange={(event) => write({ firstName: event.target.value })}
        />
        <TextField
          label={t`Last name`}
          autoComplete="off"
          maxLength={100}
          value={values.lastName}
          onChange={(event) => write({ lastName: event.target.value })}
        />
      </div>
      <SwitchRow
        label={t`As an admin`}
        hint={t`Invites people and ends their access, writes for everybody and reads the reports. Sees nobody’s goals or notes.`}
        checked={values.isCompanyAdmin}
        onChange={(isCompanyAdmin) => write({ isCompanyAdmin })}
      />
    </FormShell>
  )
}
