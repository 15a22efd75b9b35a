import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { useTyped } from '#lib/use-typed.ts'
import { paths } from '#paths.ts'
import { CopyButton } from '#shell/copy-button.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { SearchField } from '#shell/search-field.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { colleaguesQuery, fewestLetters, inviteDocument } from './partners.queries.ts'
import { PersonHead } from './person-head.tsx'
import { usePartnerChange } from './sharing.queries.ts'

/** Invites a colleague by name, or anyone by a link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { isPublicUser } = useMe()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Invite a partner`}
      toWrite={!isPublicUser}
      footer={
        <Button variant="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-8">
        {!isPublicUser && <ByName onInvited={onClose} />}
        <ByLink />
      </div>
    </Dialog>
  )
}

function ByName({ onInvited }: { onInvited: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [typed, setTyped] = useTyped(name, setName)
  const { data: found, error } = useQuery(colleaguesQuery(name))
  const isShort = name.length < fewestLetters
  const count = found?.length ?? 0
  const none = t`No one found. They may not have turned on “Colleagues can find me”.`
  const few = plural(count, { one: '# person found', other: '# people found' })
  const answer = found === undefined ? '' : count === 0 ? none : few
  return (
    <div>
      <SearchField
        label={t`Your colleague’s name`}
        typed={typed}
        setTyped={setTyped}
        found={isShort ? t`Enter at least ${fewestLetters} letters.` : answer}
      />
      <InlineError error={error} />
      {!isShort && found !== undefined && found.length > 0 && (
        <ul aria-label={t`Colleagues`} className="flex flex-col gap-3">
          {found.map((person) => (
            <li key={person._id} className="flex flex-wrap items-center justify-between gap-3">
              <PersonHead person={person}>
                <p className="font-semibold">{person.name}</p>
              </PersonHead>
              <InviteButton colleague={person} onInvited={onInvited} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type InviteButtonProps = { colleague: { _id: string; name: string }; onInvited: () => void }

function InviteButton({ colleague: { _id, name }, onInvited }: InviteButtonProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = usePartnerChange(inviteDocument, {
    said: ({ partnerInvite: { state } }) =>
      state === 'accepted' ? t`You and ${name} are partners now` : t`Invitation sent`,
    isErrorShown: true,
  })
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t`Invite ${name}`}
        pending={isPending}
        icon={<UserPlus aria-hidden="true" className="size-5" />}
        onClick={() => mutate({ obj: { colleague: _id } }, { onSuccess: onInvited })}
      >
        <Trans>Invite</Trans>
      </Button>
      <div className="basis-full empty:hidden">
        <InlineError error={error} />
      </div>
    </>
  )
}

function ByLink() {
  const { t } = useLingui()
  const { mutate, isPending, error, data } = usePartnerChange(inviteDocument, {
    said: () => null,
    isErrorShown: true,
  })
  const code = data?.partnerInvite.code
  const address = code ? location.origin + paths.partnerInvitation(code) : null
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="text-lead">
        <Trans>Invite by link</Trans>
      </h3>
      {address === null ? (
        <>
          <p>
            <Trans>
              You can invite anyone, also outside your company. They need a Goodwork account. Anyone
              who opens the link sees your name and picture.
            </Trans>
          </p>
          <InlineError error={error} />
          <Button
            variant="quiet"
            pending={isPending}
            icon={<Link2 aria-hidden="true" className="size-5" />}
            onClick={() => mutate({ obj: {} })}
          >
            <Trans>Create a link</Trans>
          </Button>
        </>
      ) : (
        <>
          <p>
            <Trans>
              Send this link to one person. It works once, for 14 days. Copy it now: we can’t show
              it again.
            </Trans>
          </p>
          <input
            // The pressed button is removed.
            ref={takeFocus}
            readOnly
            aria-label={t`Invitation link`}
            value={address}
            className="min-h-12 w-full rounded-field border-2 border-line bg-surface px-4"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton text={address} label={t`Copy link`} />
        </>
      )}
    </section>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()
