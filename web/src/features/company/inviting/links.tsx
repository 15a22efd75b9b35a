import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAnew } from '#companies/read-anew.ts'
import { formatDay } from '#lib/dates.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { linksQuery, revoke } from './inviting.data.ts'

/** Links that were made before: how far they are used up, and an end to them. */
export function Links() {
  const { data } = useQuery(linksQuery)
  const live = data?.filter(
    ({ expires, usesLeft }) => usesLeft > 0 && Date.parse(expires) > Date.now(),
  )
  if (!live?.length) return null
  return (
    <section className="flex flex-col gap-3 border-t-2 border-(--quiet) pt-5">
      <h3 className="font-semibold">
        <Trans>Links made before</Trans>
      </h3>
      <ul className="flex flex-col gap-2">
        {live.map((link) => (
          <LiveLink key={link._id} {...link} />
        ))}
      </ul>
    </section>
  )
}

type LinkProps = {
  _id: string
  expires: string
  uses: number
  usesLeft: number
  who: string | null
  holds: boolean
}

function LiveLink({ _id, expires, uses, usesLeft, who, holds }: LinkProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: () => revoke(_id),
    onSuccess: async () => {
      showSnackbar({ text: t`Link ended`, color: 'info' })
      await readAnew(queries)
    },
  })
  const day = formatDay(expires.slice(0, 10))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0 flex-1 basis-48">
        <Plural value={usesLeft} one="# use left" other="# uses left" />{' '}
        <span className="text-note text-field-soft">
          <Trans>
            of {uses}, until {day}
          </Trans>
          <span className="block wrap-anywhere">
            {who === null ? <Trans>Made by somebody who left</Trans> : <Trans>Made by {who}</Trans>}
          </span>
        </span>
        {!holds && (
          <span className="mt-1 block font-semibold">
            <Trans>No longer good: who made it is no admin here any more.</Trans>
          </span>
        )}
      </span>
      <Button
        variant="quiet"
        aria-label={t`End the link that is good until ${day}`}
        onClick={() => setIsAsking(true)}
      >
        <Trans>End it</Trans>
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`End this link?`}
        error={end.error}
        pending={end.isPending}
        actionLabel={t`End the link`}
        actionVariant="danger"
        onAction={() => end.mutate()}
      >
        <p>
          <Trans>
            Nobody joins by it any more, nor by its QR code where that is printed. Who came by it
            stays.
          </Trans>
        </p>
      </DialogShell>
    </li>
  )
}
