import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { limits } from '#lib/generated/limits.ts'
import { CopyButton } from '#shell/copy-button.tsx'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { FormChoice } from '#shell/forms/choice-fields.tsx'
import { FormText } from '#shell/forms/fields.tsx'
import { errorBeside, FormFields } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { type Kind, kindWords } from './channels.labels.ts'
import { createChannel } from './channels.queries.ts'

const kinds: readonly Kind[] = ['slack', 'teams', 'webhook']

/** Adds a channel; for a webhook it then shows the secret, once. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const form = useForm({ kind: 'slack' as Kind, name: '', url: '' }, ({ name, url }) => ({
    name: name.trim() === '' ? t`Required` : undefined,
    url: url.trim() === '' ? t`Required` : undefined,
  }))
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (values: typeof form.values) => createChannel(queries, values),
    onSuccess: (secret) => {
      if (secret !== null) return
      showSnackbar({ text: t`Channel added`, color: 'info' })
      onClose()
    },
  })
  if (data) return <Secret secret={data} onClose={onClose} />
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t`Add a channel`}
      error={errorBeside(form, error)}
      pending={isPending}
      actionLabel={t`Add`}
      onAction={() => form.submit((values) => mutate(values))}
    >
      <FormFields form={form} error={error}>
        <FormChoice
          name="kind"
          label={t`Where messages go`}
          options={kinds.map((value) => ({ value, label: i18n._(kindWords[value].name) }))}
        />
        <FormText
          name="name"
          label={t`Name`}
          hint={t`As your colleagues know it, such as #general`}
          maxLength={limits.channelName}
          autoComplete="off"
        />
        <FormText
          name="url"
          type="url"
          label={t`Address`}
          hint={i18n._(kindWords[form.values.kind].hint)}
          autoComplete="off"
          spellCheck={false}
        />
        <p className="text-note text-field-soft">
          <Trans>Anyone with this address can write there, so we show it to no one again.</Trans>
        </p>
      </FormFields>
    </DialogShell>
  )
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Copy the secret`}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className="flex flex-col items-start gap-4">
        <p role="status">
          <Trans>Your program checks the messages with it. It’s shown only once.</Trans>
        </p>
        <div className="w-full">
          <TextField
            label={t`Secret`}
            type="url"
            readOnly
            value={secret}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <CopyButton text={secret} label={t`Copy the secret`} />
      </div>
    </Dialog>
  )
}
