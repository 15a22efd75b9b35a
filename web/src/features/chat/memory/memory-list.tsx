import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { limits } from '#lib/generated/limits.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { errorText } from '#shell/error-text.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { type Line, useForget, useUpdateMemory } from './memory.queries.ts'

const MOST = limits.memoryLines

type Props = { lines: readonly Line[]; isOn: boolean }

/**
 * The lines, with controls to change and delete each, to add one while the memory is on, and to
 * erase all.
 */
export function MemoryList({ lines, isOn }: Props) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const toHeading = () => heading.current?.focus()
  return (
    <Card className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-title">
        <Trans>Your list</Trans>
      </h2>
      {isOn && lines.length < MOST && <Add />}
      {isOn && lines.length >= MOST && (
        <p>
          <Trans>Your list is full with {MOST} lines. Delete one to add another.</Trans>
        </p>
      )}
      {lines.length === 0 ? (
        <p className="text-field-soft">
          {isOn ? (
            <Trans>Nothing yet.</Trans>
          ) : (
            <Trans>Nothing here. Turn memory on to add something.</Trans>
          )}
        </p>
      ) : (
        <ul aria-label={t`Your list`} className="flex flex-col gap-2">
          {lines.map((line) => (
            <Row key={line._id} line={line} onDeleted={toHeading} />
          ))}
        </ul>
      )}
      {lines.length > 0 && <EraseAll onErased={toHeading} />}
    </Card>
  )
}

function Add() {
  const { t } = useLingui()
  const [times, setTimes] = useState(0)
  const add = useUpdateMemory(() => {
    showSnackbar({ text: t`Saved`, color: 'info' })
    setTimes((before) => before + 1)
  })
  return (
    <LineForm
      key={times}
      label={t`Add something about how you work`}
      hint={t`For example: I work night shifts.`}
      action={t`Add`}
      change={add}
      onSave={(text) => add.mutate({ text })}
      hasFocus={times > 0}
    />
  )
}

/** A line, or its field while the person edits it. */
function Row({ line: { _id, text }, onDeleted }: { line: Line; onDeleted: () => void }) {
  const { t } = useLingui()
  const [isChanging, setIsChanging] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsChanging(false)
    // The field is removed: the button that opened it takes the focus, once it is back.
    setTimeout(() => edit.current?.focus())
  }
  const change = useUpdateMemory(close)
  const forget = useForget(() => {
    showSnackbar({ text: t`Deleted`, color: 'info' })
    onDeleted()
  })
  if (isChanging) {
    return (
      <li className="rounded-tile bg-quiet p-3">
        <LineForm
          label={t`Change this line`}
          start={text}
          action={t`Save`}
          change={change}
          onSave={(changed) => change.mutate({ _id, text: changed })}
          onCancel={close}
          hasFocus
        />
      </li>
    )
  }
  return (
    <li className="rounded-tile bg-quiet py-1 ps-4 pe-1">
      <div className="flex items-center gap-1">
        <bdi className="min-w-0 flex-1 py-2 wrap-anywhere">{text}</bdi>
        <IconButton
          ref={edit}
          label={t`Change: ${text}`}
          icon={<Pencil aria-hidden="true" className="size-5" />}
          onClick={() => {
            change.reset()
            setIsChanging(true)
          }}
        />
        <IconButton
          label={t`Delete: ${text}`}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          aria-disabled={forget.isPending || undefined}
          onClick={() => !forget.isPending && forget.mutate(_id)}
        />
      </div>
      <p role="alert" className="pb-2 text-note font-semibold text-danger empty:hidden">
        {forget.error && errorText(forget.error)}
      </p>
    </li>
  )
}

function EraseAll({ onErased }: { onErased: () => void }) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const erase = useForget(() => {
    setIsAsking(false)
    showSnackbar({ text: t`Deleted`, color: 'info' })
    onErased()
  })
  return (
    <>
      <Button
        variant="quiet"
        className="self-start"
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        <Trans>Erase all</Trans>
      </Button>
      <DialogShell
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Erase your list?`}
        error={erase.error}
        pending={erase.isPending}
        actionLabel={t`Erase all`}
        actionVariant="danger"
        onAction={() => erase.mutate(null)}
      >
        <p>
          <Trans>Mira forgets every line. This can’t be undone. Your chats stay.</Trans>
        </p>
      </DialogShell>
    </>
  )
}

type LineFormProps = {
  label: string
  hint?: string
  start?: string
  action: string
  change: ReturnType<typeof useUpdateMemory>
  onSave: (text: string) => void
  onCancel?: () => void
  hasFocus: boolean
}

/** One line to write. A refused line stays in the field with the reason. */
function LineForm(props: LineFormProps) {
  const { label, hint, start = '', action, change, onSave, onCancel, hasFocus } = props
  const { t } = useLingui()
  const [text, setText] = useState(start)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])
  useEffect(() => {
    if (change.error) input.current?.focus()
  }, [change.error])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() === '') input.current?.focus()
    else if (!change.isPending) onSave(text.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        ref={input}
        label={label}
        hint={hint}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        error={change.error ? errorText(change.error) : undefined}
      />
      <p className="flex flex-wrap gap-2 self-end">
        {onCancel && <Button variant="quiet" onClick={onCancel}>{t`Cancel`}</Button>}
        <Button type="submit" pending={change.isPending}>
          {action}
        </Button>
      </p>
    </form>
  )
}
