import { Trans, useLingui } from '@lingui/react/macro'
import { FormEmail, FormText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormSwitch } from '#shell/forms/switch-field.tsx'
import { Button } from '#ui/button.tsx'
import type { Inviting } from './use-inviting.ts'

type Props = { inviting: Inviting; onClose: () => void }

/** One person: they get a mail with a link that is theirs alone. */
export function ByAddress({ inviting, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Form
      form={inviting.form}
      error={inviting.error}
      pending={inviting.pending}
      submitLabel={t`Send the invitation`}
      secondary={
        <Button variant="quiet" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
      onSubmit={() => inviting.submit()}
    >
      <FormEmail
        ref={inviting.field}
        name="email"
        label={t`Email`}
        hint={t`The link in the mail is good for 14 days. Names may stay empty.`}
        autoComplete="off"
      />
      <div className="grid grid-cols-2 gap-4">
        <FormText name="firstName" label={t`First name`} autoComplete="off" maxLength={100} />
        <FormText name="lastName" label={t`Last name`} autoComplete="off" maxLength={100} />
      </div>
      <FormSwitch
        name="isCompanyAdmin"
        label={t`As an admin`}
        hint={t`Invites people and ends their access, writes for everybody and reads the reports. Sees nobody’s goals or notes.`}
      />
    </Form>
  )
}
