import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { AdminFrame } from '#features/admin/admin-frame.tsx'
import { ForAdmins } from '#features/admin/for-admins.tsx'
import { limits } from '#lib/generated/limits.ts'
import { paths } from '#paths.ts'
import { PictureLetter } from '#ui/art/picture-letter.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useFocusNext } from '#ui/use-focus-instead.ts'
import { AddDialog } from './add-dialog.tsx'
import { ChannelCard } from './channel-card.tsx'
import { channelsQuery } from './channels.queries.ts'

/** /company/channels: the channels of a company in Slack, Teams or other programs. */
export function ChannelsPage() {
  return (
    <ForAdmins>
      <Channels />
    </ForAdmins>
  )
}

function Channels() {
  const { t } = useLingui()
  const { data: channels } = useSuspenseQuery(channelsQuery)
  const [isAdding, setIsAdding] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useFocusNext(
    channels.map(({ _id }) => _id),
    (at) => (at === null ? null : list.current?.children[at]?.querySelector('h2')),
  )
  const add = (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setIsAdding(true)}>
      <Trans>Add a channel</Trans>
    </Button>
  )
  const isFull = channels.length >= limits.channels
  return (
    <AdminFrame
      title={<Trans>Channels</Trans>}
      lead={
        <Trans>
          Reminders for everyone, and each Monday the reminders of the week with two tips, go to
          your Slack, Teams or another program. Nothing about a person is sent.
        </Trans>
      }
      back={{ to: paths.companySettings, label: <Trans>Settings</Trans> }}
      action={channels.length > 0 && !isFull && add}
    >
      {isFull && (
        <p className="text-field-soft">
          <Trans>You have {limits.channels} channels. Delete one to add another.</Trans>
        </p>
      )}
      {channels.length === 0 ? (
        <EmptyState
          picture={<PictureLetter />}
          title={t`No channels yet`}
          text={t`Choose the channel that everyone reads. You need its webhook address.`}
          action={add}
        />
      ) : (
        <ul ref={list} className="flex flex-col gap-4">
          {channels.map((channel) => (
            <li key={channel._id}>
              <ChannelCard channel={channel} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddDialog onClose={() => setIsAdding(false)} />}
    </AdminFrame>
  )
}
