import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { encode } from 'uqr'
import { reloadCompanies } from '#features/admin/reload-companies.ts'
import { formatDay } from '#lib/dates.ts'
import { limits } from '#lib/generated/limits.ts'
import { keepFile } from '#lib/keep-file.ts'
import { serverUrl } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { CopyButton } from '#shell/copy-button.tsx'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { FormNumber, FormSelect } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { useFocusNext } from '#ui/use-focus-instead.ts'
import { linksQuery, makeLink, revoke } from './inviting.queries.ts'

const endOf = ({ expires }: Link) => formatDay(expires.slice(0, 10))

/** Invites many at once: a link that anyone can use, with an end and a number of people. */
export function ByLink() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm({ days: '7', uses: '25' }, ({ uses }) => {
    const isCount =
      /^\d+$/.test(uses.trim()) && Number(uses) >= 1 && Number(uses) <= limits.linkUses
    return { uses: isCount ? undefined : t`Enter a number from 1 to 10,000.` }
  })
  const make = useMutation({
    mutationFn: (values: typeof form.values) =>
      makeLink(queries, Number(values.days), Number(values.uses)),
  })
  if (make.data) return <Fresh code={make.data.code} onMore={() => make.reset()} />
  return (
    <>
      <Form
        form={form}
        error={make.error}
        pending={make.isPending}
        submitLabel={t`Create link`}
        onSubmit={(values) => make.mutate(values)}
      >
        <FormSelect
          name="days"
          label={t`Valid for`}
          options={[
            { value: '1', label: t`One day` },
            { value: '7', label: t`One week` },
            { value: '30', label: t`30 days` },
            { value: '90', label: t`90 days` },
          ]}
        />
        <FormNumber name="uses" label={t`How many people can use it`} />
      </Form>
      <Links />
    </>
  )
}

/** The link is shown once: only its hash is stored. */
function Fresh({ code, onMore }: { code: string; onMore: () => void }) {
  const { t } = useLingui()
  const link = `${serverUrl || location.origin}${paths.invited(code)}`
  return (
    <div className="flex flex-col gap-5">
      <p role="status">
        <Trans>Copy it now. It’s shown only once.</Trans>
      </p>
      <div className="mx-auto w-56 max-w-full overflow-hidden rounded-tile">
        <QrCode text={link} label={t`QR code of the invitation link`} />
      </div>
      <TextField label={t`Link`} readOnly value={link} onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={link} label={t`Copy the link`} />
        <Button
          variant="quiet"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => keepQrPicture(link)}
        >
          <Trans>Save the QR code</Trans>
        </Button>
        <Button variant="quiet" onClick={onMore}>
          <Trans>Create another</Trans>
        </Button>
      </div>
    </div>
  )
}

const least = 1000

function keepQrPicture(text: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dot = Math.ceil(least / size)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * dot
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(x * dot, y * dot, dot, dot)
    })
  })
  canvas.toBlob((picture) => picture && keepFile(picture, 'invitation.png'), 'image/png')
}

function Links() {
  const { data = [] } = useQuery(linksQuery)
  const live = data.filter(
    ({ expires, usesLeft }) => usesLeft > 0 && Date.parse(expires) > Date.now(),
  )
  // When the person ends the last link, the heading takes the focus.
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
        <Trans>Earlier links</Trans>
      </h3>
      {live.length === 0 ? (
        <p className="text-field-soft">
          <Trans>No uses left.</Trans>
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

function LiveLink({ link, onEnded }: { link: Link; onEnded: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: () => revoke(link._id),
    onSuccess: async () => {
      onEnded()
      showSnackbar({ text: t`Link ended`, color: 'info' })
      await reloadCompanies(queries)
    },
  })
  const day = endOf(link)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <About link={link} />
        {!link.isValid && (
          <p className="mt-1 font-semibold">
            <Trans>No longer valid: the person who created it is no longer an admin.</Trans>
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
          <Trans>The link and its QR code will stop working. People who joined with it stay.</Trans>
        </p>
      </DialogShell>
    </li>
  )
}

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
          {who === null ? (
            <Trans>Created by someone who left</Trans>
          ) : (
            <Trans>Created by {who}</Trans>
          )}
        </span>
      </span>
    </>
  )
}
