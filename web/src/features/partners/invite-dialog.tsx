import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { useTyped } from '#lib/use-typed.ts'
import { paths } from '#paths.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { SearchField } from '#shell/search-field.tsx'
import { CopyButton } from '#shell/sharing/copy-button.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { colleaguesQuery, fewestLetters, invitePartner } from './partners.queries.ts'
import { PersonHead, smallButton } from './person-head.tsx'

/** By the name of a colleague, or by a link for anyone. */
export type Way = 'name' | 'link'

export function InviteDialog({ way, onClose }: { way: Way; onClose: () => void }) {
  const { t } = useLingui()
  const { isPublicUser } = useMe()
  const [shown, setShown] = useState<Way>(way)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Invite a partner`}
      toWrite={way === 'name'}
      footer={
        <Button variant="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {shown === 'name' ? <ByName onInvited={onClose} /> : <ByLink />}
        {!isPublicUser && (
          <button
            type="button"
            className={smallButton}
            onClick={() => setShown(shown === 'name' ? 'link' : 'name')}
          >
            {shown === 'name' ? (
              <Trans>Invite by link instead</Trans>
            ) : (
              <Trans>Find a colleague</Trans>
            )}
          </button>
        )}
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
  const nobody = t`No one found. They may not have turned on “Colleagues can find me”.`
  const few = plural(count, { one: '# person found', other: '# people found' })
  const answer = found === undefined ? '' : count === 0 ? nobody : few
  return (
    <>
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
    </>
  )
}

type InviteButtonProps = { colleague: { _id: string; name: string }; onInvited: () => void }

function InviteButton({ colleague: { _id, name }, onInvited }: InviteButtonProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => invitePartner(queries, _id),
    onSuccess: ({ state }) => {
      onInvited()
      const text = state === 'accepted' ? t`You and ${name} are partners now` : t`Invitation sent`
      showSnackbar({ text, color: 'success' })
    },
  })
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t`Invite ${name}`}
        pending={isPending}
        icon={<UserPlus aria-hidden="true" className="size-5" />}
        onClick={() => mutate()}
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
  const queries = useQueryClient()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => invitePartner(queries),
  })
  if (data?.code) {
    const address = location.origin + paths.partnerInvitation(data.code)
    return (
      <div className="flex flex-col items-start gap-3">
        <p>
          <Trans>
            Send this link to one person. It works once, for 14 days. Copy it now: we can’t show it
            again.
          </Trans>
        </p>
        <input
          readOnly
          aria-label={t`Invitation link`}
          value={address}
          className="min-h-12 w-full rounded-field border-2 border-line bg-surface px-4"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton text={address} label={t`Copy link`} />
      </div>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        <Trans>
          With a link you can invite anyone, also outside your company. They need a Goodwork
          account. Anyone who opens the link sees your name and picture.
        </Trans>
      </p>
      <InlineError error={error} />
      <Button
        variant="primary"
        pending={isPending}
        icon={<Link2 aria-hidden="true" className="size-5" />}
        onClick={() => mutate()}
      >
        <Trans>Create a link</Trans>
      </Button>
    </div>
  )
}
