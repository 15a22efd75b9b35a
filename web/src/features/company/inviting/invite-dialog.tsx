import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { reloadCompanies } from '#features/admin/reload-companies.ts'
import { userFields } from '#lib/generated/user.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormEmail, FormText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { FormSwitch } from '#shell/forms/switch-field.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { linkClass } from '#ui/link.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { ByLink } from './by-link.tsx'
import { invite } from './inviting.queries.ts'
import { pastedPeople } from './pasted.rules.ts'

const nothing = { email: '', firstName: '', lastName: '', isCompanyAdmin: false }

export type InviteDialogProps = { open: boolean; onClose: () => void }

export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const { t } = useLingui()
  const [way, setWay] = useState<'address' | 'link'>('address')
  const [isAsking, setIsAsking] = useState(false)
  const inviting = useInviting()
  // Without this question, a person might believe that a typed address was invited.
  const close = () => (inviting.isTyped ? setIsAsking(true) : onClose())
  return (
    <Dialog open={open} onClose={close} title={t`Invite people`} toWrite>
      <div className="flex flex-col gap-5">
        <SegmentedChoice
          label={t`How`}
          value={way}
          onChange={setWay}
          options={[
            { value: 'address', label: t`By email` },
            { value: 'link', label: t`By link or QR` },
          ]}
        />
        {way === 'address' ? <ByAddress inviting={inviting} onClose={close} /> : <ByLink />}
        <p className="border-t-2 border-(--quiet) pt-4 text-note">
          <AppLink
            to={paths.importMembers}
            className={linkClass('inline-flex min-h-11 items-center gap-2')}
          >
            <FileUp aria-hidden="true" className="size-5 shrink-0" />
            <Trans>Many people? Import a list</Trans>
          </AppLink>
        </p>
      </div>
      <Unsent
        open={isAsking}
        inviting={inviting}
        onStay={() => setIsAsking(false)}
        onLeave={() => {
          setIsAsking(false)
          onClose()
        }}
      />
    </Dialog>
  )
}

type UnsentProps = { open: boolean; inviting: Inviting; onStay: () => void; onLeave: () => void }

function Unsent({ open, inviting, onStay, onLeave }: UnsentProps) {
  const { t } = useLingui()
  const drop = () => {
    inviting.drop()
    onLeave()
  }
  const send = () => {
    // The field shows the error.
    onStay()
    inviting.submit(onLeave)
  }
  const footer = (
    <>
      <Button variant="quiet" onClick={drop}>
        <Trans>Don’t send</Trans>
      </Button>
      <Button variant="primary" onClick={send}>
        <Trans>Send the invitation</Trans>
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onStay} title={t`Send this invitation first?`} footer={footer}>
      <p>
        <Trans>{inviting.form.values.email} has no invitation yet.</Trans>
      </p>
    </Dialog>
  )
}

type Props = { inviting: Inviting; onClose: () => void }

function ByAddress({ inviting, onClose }: Props) {
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
        label={t`Email`}
        hint={t`The link works for 14 days. You can paste several emails. Names are optional.`}
        autoComplete="off"
        // A field for one address would join pasted lines into one.
        type="text"
      />
      <div className="grid min-[22.5rem]:grid-cols-2 gap-4">
        <FormText
          name="firstName"
          label={t`First name`}
          autoComplete="off"
          maxLength={userFields.firstName.max}
        />
        <FormText
          name="lastName"
          label={t`Last name`}
          autoComplete="off"
          maxLength={userFields.lastName.max}
        />
      </div>
      <FormSwitch
        name="isCompanyAdmin"
        label={t`As an admin`}
        hint={t`Can manage members, the handbook, reminders and reports. Can’t see goals or notes.`}
      />
    </Form>
  )
}

type InvitationResults = typeof nothing

/** The form of invitations by email, one after another; the typed text survives closing. */
function useInviting() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm<InvitationResults>(nothing, ({ email, firstName, lastName }) => ({
    email: email === '' ? t`Enter the person’s email.` : undefined,
    firstName:
      firstName + lastName !== '' && pastedPeople(email).length > 1
        ? t`Leave the names empty to invite several people.`
        : undefined,
  }))
  const field = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: async (obj: InvitationResults) => {
      const people = pastedPeople(obj.email)
      let shown = obj.email
      for (const [at, person] of (people.length > 0 ? people : [obj]).entries()) {
        const { email } = person
        const firstName = obj.firstName || person.firstName
        const lastName = obj.lastName || person.lastName
        await invite({ ...obj, email, firstName, lastName })
        // One snackbar at a time: the form must stay visible.
        const text = at === 0 ? t`Invitation sent to ${email}` : t`${at + 1} invitations sent`
        showSnackbar({ text, color: 'info', about: 'invitation' })
        // The next address can be typed at once. A refused address stays, with the ones after it.
        const left = people.slice(at + 1).map(({ typed }) => typed)
        const before = shown
        shown = left.join('; ')
        const next = left.length === 0 ? nothing : { ...obj, email: shown }
        form.replace((now) => (now.email === before ? next : now))
      }
    },
    onSuccess: () => field.current?.focus(),
    onSettled: () => void reloadCompanies(queries),
  })
  return {
    form,
    field,
    /** Whether the form names a person without an invitation yet. */
    isTyped: form.values.email !== '',
    error: send.error,
    pending: send.isPending,
    submit: (onSent?: () => void) =>
      form.submit((values) => send.mutate(values, { onSuccess: () => onSent?.() })),
    drop: () => {
      send.reset()
      form.replace(() => nothing)
    },
  }
}

type Inviting = ReturnType<typeof useInviting>
