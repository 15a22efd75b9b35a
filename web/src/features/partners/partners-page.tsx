import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureMeet } from '#ui/art/picture-meet.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Blocked } from './blocked.tsx'
import { Findable } from './findable.tsx'
import { Incoming } from './incoming.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { forgetInvitation, keptInvitation } from './kept-invitation.ts'
import { LinkInvitation } from './link-invitation.tsx'
import { PartnerCard } from './partner-card.tsx'
import { isNamed, type Partner, partnersQuery } from './sharing.queries.ts'
import { Waiting } from './waiting.tsx'

const nudges = ({ goals }: Partner) => goals.filter(({ isNudged }) => isNudged).length

/** /impact-partners: My Impact Partners. `?invite=` opens the invitation of a link. */
export function PartnersPage() {
  const { data } = useSuspenseQuery(partnersQuery)
  const { isPublicUser } = useMe()
  const [isInviting, setIsInviting] = useState(false)
  const invite = () => setIsInviting(true)
  const { code, close } = useLinkCode()
  const rows = data.partnerGetMany
  const of = (state: Partner['state']) => rows.filter((row) => row.state === state)
  const partners = of('accepted')
    .sort((a, b) => nudges(b) - nudges(a))
    .filter(isNamed)
  const isEmpty = rows.every(({ state }) => state === 'blocked') && code === null
  return (
    <div className="flex flex-col gap-6 lg:gap-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <PageTitle>
          <Trans>My Impact Partners</Trans>
        </PageTitle>
        {!isEmpty && (
          <Button
            variant="quiet"
            icon={<Plus aria-hidden="true" className="size-5" />}
            aria-haspopup="dialog"
            onClick={invite}
          >
            <Trans>Invite a partner</Trans>
          </Button>
        )}
      </header>
      {code !== null && <LinkInvitation code={code} onClose={close} />}
      <Incoming rows={of('incoming').filter(isNamed)} />
      {isEmpty && <NoPartners onInvite={invite} />}
      {partners.map((partner) => (
        <PartnerCard key={partner._id} partner={partner} />
      ))}
      <div className="grid items-start gap-4 empty:hidden lg:grid-cols-2 lg:gap-6">
        <Waiting rows={of('invited')} />
        {!isPublicUser && <Findable me={data.me} />}
        <Blocked rows={of('blocked').filter(isNamed)} />
      </div>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </div>
  )
}

/** The code from the address, or from a link opened before signing in. */
function useLinkCode() {
  const [search, setSearch] = useSearchParams()
  const [kept, setKept] = useState(keptInvitation)
  function close() {
    setKept(null)
    forgetInvitation()
    if (search.has('invite')) setSearch({}, { replace: true })
    // The pressed button is removed: the heading takes the focus.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return { code: search.get('invite') ?? kept, close }
}

function NoPartners({ onInvite }: { onInvite: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      picture={<PictureMeet />}
      title={t`No partners yet`}
      text={t`An impact partner asks how your goals are going and cheers you on. You choose each goal you share.`}
      action={
        <Button
          variant="primary"
          aria-haspopup="dialog"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={onInvite}
        >
          <Trans>Invite a partner</Trans>
        </Button>
      }
    />
  )
}
