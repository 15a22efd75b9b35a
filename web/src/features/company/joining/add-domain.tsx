import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { reloadCompanies } from '#features/admin/reload-companies.ts'
import { confirmDomain, proveDomain } from '#features/company/company.queries.ts'
import { isComposing } from '#lib/is-composing.ts'
import { FormEmail, FormText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { useFocusInstead } from '#ui/use-focus-instead.ts'

export function AddDomain({ waiting }: { waiting: readonly { domain: string }[] }) {
  const [step, setStep] = useState<Step>('closed')
  const begin = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useFocusInstead(step, () => (step === 'closed' ? begin : field).current)
  const close = () => setStep('closed')
  if (step === 'address') {
    return (
      <Escapable onEscape={close}>
        <AddressStep field={field} onSent={() => setStep('code')} onCancel={close} />
      </Escapable>
    )
  }
  if (step === 'code') {
    return (
      <Escapable onEscape={close}>
        <CodeStep
          field={field}
          onDone={close}
          onCancel={close}
          onAgain={() => setStep('address')}
        />
      </Escapable>
    )
  }
  const first = waiting[0]?.domain
  return (
    <div className="flex flex-wrap gap-3">
      <Button ref={begin} variant="quiet" onClick={() => setStep('address')}>
        <Trans>Add a domain</Trans>
      </Button>
      {first !== undefined && (
        <Button variant="quiet" onClick={() => setStep('code')}>
          <Trans>Type the code for {first}</Trans>
        </Button>
      )}
    </div>
  )
}

type Step = 'closed' | 'address' | 'code'

/** A part that opened in its place; Escape closes it, too. */
function Escapable({ onEscape, children }: { onEscape: () => void; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button does the same
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onEscape()
      }}
    >
      {children}
    </div>
  )
}

type StepProps = { field: RefObject<HTMLInputElement | null>; onCancel: () => void }

function AddressStep({ field, onSent, onCancel }: StepProps & { onSent: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm({ email: '' })
  const send = useMutation({
    mutationFn: (email: string) => proveDomain(email),
    onSuccess: async () => {
      onSent()
      await reloadCompanies(queries)
    },
  })
  return (
    <Form
      form={form}
      error={send.error}
      pending={send.isPending}
      submitLabel={t`Email the code`}
      secondary={
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
      onSubmit={({ email }) => send.mutate(email)}
    >
      <FormEmail
        ref={field}
        label={t`An email at the domain`}
        hint={t`Your own, or a colleague’s who can send you the code.`}
        autoComplete="off"
      />
    </Form>
  )
}

type CodeProps = StepProps & { onDone: () => void; onAgain: () => void }

function CodeStep({ field, onDone, onCancel, onAgain }: CodeProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const form = useForm({ code: '' })
  const confirm = useMutation({
    mutationFn: (code: string) => confirmDomain(code),
    onSuccess: async (domain) => {
      showSnackbar({ text: t`${domain} is confirmed`, color: 'info' })
      onDone()
      await reloadCompanies(queries)
    },
  })
  return (
    <Form
      form={form}
      error={confirm.error}
      pending={confirm.isPending}
      submitLabel={t`Confirm the domain`}
      secondary={
        <>
          <Button variant="quiet" onClick={onAgain}>
            <Trans>Email another code</Trans>
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
      onSubmit={({ code }) => confirm.mutate(code)}
    >
      <FormText
        ref={field}
        name="code"
        label={t`Code from the email`}
        hint={t`8 letters and digits. It works for 30 minutes, with 5 tries.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
    </Form>
  )
}
