import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readAnew } from '#companies/read-anew.ts'
import { formatDay } from '#lib/dates.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { useFocusNext } from '#ui/use-focus-instead.ts'
import { linksQuery, revoke } from './inviting.queries.ts'

/** Links that were made before: how far they are used up, and an end to them. */
export function Links() {
  const { data = [] } = useQuery(linksQuery)
  const live = data.filter(
    ({ expires, usesLeft }) => usesLeft > 0 && Date.parse(expires) > Date.now(),
  )
  // The last one that is ended here leaves the heading behind, for who goes on by keyboard.
  const [hasEnded, setHasEnded] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useFocusNext(
    live.map(({ _id }) => _id),
    (place) =>
      place === null ? heading.current : list.current?.children[place]?.querySelector('button'),
  )
  if (live.length === 0 && !hasEnded) return null
  return (
    <section className="flex flex-col gap-3 border-t-2 border-(--quiet) pt-5">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        <Trans>Links made before</Trans>
      </h3>
      {live.length === 0 ? (
        <p className="text-field-soft">
          <Trans>None is left.</Trans>
        </p>
      ) : (
        <ul ref={list} className="flex flex-col gap-2">
          {live.map((link) => (
            <LiveLink key={link._id} link={link} onEnded={() => setHasEnded(true)} />
          ))}
        </ul>
      )}
    </section>
  )
}

type Link = {
  _id: string
  expires: string
  uses: number
  usesLeft: number
  who: string | null
  isValid: boolean
}

const endOf = ({ expires }: Link) => formatDay(expires.slice(0, 10))

function LiveLink({ link, onEnded }: { link: Link; onEnded: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: () => revoke(link._id),
    onSuccess: async () => {
      onEnded()
      showSnackbar({ text: t`Link ended`, color: 'info' })
      await readAnew(queries)
    },
  })
  const day = endOf(link)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <About link={link} />
        {!link.isValid && (
          <p className="mt-1 font-semibold">
            <Trans>No longer good: who made it is no admin here any more.</Trans>
          </p>
        )}
      </div>
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
        <div>
          <About link={link} />
        </div>
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

/** Which of them it is, in the list and in the question. */
function About({ link }: { link: Link }) {
  const { uses, usesLeft, who } = link
  const day = endOf(link)
  return (
    <>
      <Plural value={usesLeft} one="# use left" other="# uses left" />{' '}
      <span className="text-note text-field-soft">
        <Trans>
          of {uses.toLocaleString('en')}, until {day}
        </Trans>
        <span className="block wrap-anywhere">
          {who === null ? <Trans>Made by somebody who left</Trans> : <Trans>Made by {who}</Trans>}
        </span>
      </span>
    </>
  )
}
