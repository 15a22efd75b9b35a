import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { Section } from '#features/profile/section.tsx'
import { userFields } from '#lib/generated/user.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Avatar } from '#shell/avatar.tsx'
import { FormText } from '#shell/forms/fields.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { linkClass } from '#ui/link.tsx'

const pictureDialog = lazyPart<{ open: boolean; onClose: () => void }>(
  async () => (await import('#features/picture/picture-dialog.tsx')).PictureDialog,
)

export function YouSection() {
  const { t } = useLingui()
  const me = useMe()
  const shared = { maxLength: userFields.firstName.max, dir: 'auto' }
  return (
    <Section
      title={<Trans>You</Trans>}
      lead={
        me.isPublicUser ? undefined : (
          <Trans>Your company's admins see your name, picture and email.</Trans>
        )
      }
    >
      <Picture />
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
        <FormText name="firstName" label={t`First name`} autoComplete="given-name" {...shared} />
        <FormText
          name="lastName"
          label={t`Last name`}
          hint={t`Optional`}
          autoComplete="family-name"
          {...shared}
        />
      </div>
      <div>
        <p className="font-semibold">
          <Trans>Email</Trans>
        </p>
        <p className="mt-1">{me.email}</p>
        <AppLink
          to={paths.security}
          className={linkClass('inline-flex min-h-11 items-center text-note')}
        >
          <Trans>Change it in Security</Trans>
        </AppLink>
      </div>
    </Section>
  )
}

function Picture() {
  const me = useMe()
  const [isOpen, setIsOpen] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const open = () => {
    setIsAsked(true)
    setIsOpen(true)
  }
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar large src={me.avatar} name={me.firstName} />
      <Button variant="quiet" aria-haspopup="dialog" onClick={open}>
        {me.avatar ? <Trans>Change picture</Trans> : <Trans>Add a picture</Trans>}
      </Button>
      {isAsked && (
        <Lazy
          part={pictureDialog}
          placeholder={null}
          props={{ open: isOpen, onClose: () => setIsOpen(false) }}
        />
      )}
    </div>
  )
}
