import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { encode } from 'uqr'
import { keepFile } from '#lib/keep-file.ts'
import { serverUrl } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { FormNumber, FormSelect } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { CopyButton } from '#shell/sharing/copy-button.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { makeLink } from './inviting.queries.ts'
import { Links } from './links.tsx'

const mostUses = 10_000

/** Many at once: a link for whoever has it, with an end and a number of people. */
export function ByLink() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm({ days: '7', uses: '25' }, ({ uses }) => {
    const isCount = /^\d+$/.test(uses.trim()) && Number(uses) >= 1 && Number(uses) <= mostUses
    return { uses: isCount ? undefined : t`A number from 1 to 10,000.` }
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
        submitLabel={t`Make the link`}
        onSubmit={(values) => make.mutate(values)}
      >
        <FormSelect
          name="days"
          label={t`Good for`}
          options={[
            { value: '1', label: t`One day` },
            { value: '7', label: t`One week` },
            { value: '30', label: t`30 days` },
            { value: '90', label: t`90 days` },
          ]}
        />
        <FormNumber name="uses" label={t`How many people may use it`} />
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
        <Trans>Here it is. Copy it now: it is shown this once.</Trans>
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
          <Trans>Make another</Trans>
        </Button>
      </div>
    </div>
  )
}

const least = 1000

/** Saves the QR code as a picture. */
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
