import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download, FileUp } from 'lucide-react'
import { type DragEvent, type RefObject, useRef, useState } from 'react'
import { toAppError } from '#api/errors.ts'
import { cx } from '#lib/cx.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { keepTemplate } from './files.ts'

const types =
  '.csv,.tsv,.txt,.xlsx,.xls,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Props = { onFile: (file: File) => Promise<unknown> }

export function ChooseFile({ onFile }: Props) {
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: (file: File) => onFile(file),
    onError: () => input.current?.focus(),
  })
  const isLost = send.error !== null && toAppError(send.error).kind === 'network'
  const give = (file: File | undefined) => {
    if (file && !send.isPending) send.mutate(file)
  }
  // Without this, the browser would open the dropped file instead of the app.
  const take = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(event.type === 'dragover')
    if (event.type === 'drop') give(event.dataTransfer.files[0])
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a button does the same */}
      <div
        className={cx(
          'on-surface flex flex-col items-start gap-5 rounded-card p-6 transition-[background-color] sm:p-8',
          isOver && 'bg-mint! text-on-tone',
        )}
        onDragOver={take}
        onDragLeave={take}
        onDrop={take}
      >
        <p className="max-w-prose">
          <Trans>
            A CSV file or Excel workbook. One row has the column names, every row below it a person.
            Only the email is required.
          </Trans>
        </p>
        <Columns />
        <InlineError error={send.error}>
          {isLost && <Trans>No connection. Check it, then choose the file again.</Trans>}
        </InlineError>
        <div className="flex flex-wrap gap-3">
          <FileInput input={input} isPending={send.isPending} onFile={give} />
          <Button
            variant="quiet"
            className="px-5!"
            icon={<Download aria-hidden="true" className="size-5" />}
            onClick={keepTemplate}
          >
            <Trans>Example file</Trans>
          </Button>
        </div>
        <p className="hidden text-note text-field-soft pointer-fine:block">
          <Trans>Or drop the file here. We keep it for 7 days at most.</Trans>
        </p>
      </div>
    </>
  )
}

type FileInputProps = {
  input: RefObject<HTMLInputElement | null>
  isPending: boolean
  onFile: (file?: File) => void
}

function FileInput({ input, isPending, onFile }: FileInputProps) {
  return (
    <label
      className={buttonClass(
        'primary',
        'cursor-pointer px-5! has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus)',
      )}
    >
      <input
        ref={input}
        type="file"
        accept={types}
        className="sr-only"
        aria-disabled={isPending || undefined}
        onClick={(event) => {
          if (isPending) event.preventDefault()
        }}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          onFile(file)
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {isPending ? <Spinner /> : <FileUp aria-hidden="true" className="size-5" />}
      {isPending ? <Trans>Reading the file</Trans> : <Trans>Choose a file</Trans>}
    </label>
  )
}

function Columns() {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      <dt className="font-semibold">
        <Trans>Email</Trans>
      </dt>
      <dd className="mb-2 text-field-soft sm:mb-0">
        <Trans>New people get an invitation.</Trans>
      </dd>
      <dt className="font-semibold">
        <Trans>First name, last name</Trans>
      </dt>
      <dd className="mb-2 text-field-soft sm:mb-0">
        <Trans>Empty cells change nothing.</Trans>
      </dd>
      <dt className="font-semibold">
        <Trans>Role</Trans>
      </dt>
      <dd className="mb-2 text-field-soft sm:mb-0">
        <Trans>individual, team or function</Trans>
      </dd>
      <dt className="font-semibold">
        <Trans>Admin</Trans>
      </dt>
      <dd className="mb-2 text-field-soft sm:mb-0">
        <Trans>yes or no</Trans>
      </dd>
      <dt className="font-semibold">
        <Trans>State</Trans>
      </dt>
      <dd className="text-field-soft">
        <Trans>active or inactive (inactive ends access)</Trans>
      </dd>
    </dl>
  )
}
