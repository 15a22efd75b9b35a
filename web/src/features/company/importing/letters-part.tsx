import { Trans, useLingui } from '@lingui/react/macro'
import { InlineError } from '#shell/inline-error.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/field.tsx'
import { encodingNames } from './import.labels.ts'
import type { Encoding, MemberImport } from './import.queries.ts'
import { useStep } from './use-step.ts'

type Props = Pick<MemberImport, 'encoding'> & {
  /** The file, if it was chosen on this page: it is sent again from there */
  sent: File | null
  onFile: (file: File, encoding: Encoding) => Promise<unknown>
}

/** Asks an admin to check the letters of names before invitations greet people with them. */
export function LettersPart({ encoding, sent, onFile }: Props) {
  const { t, i18n } = useLingui()
  const again = useStep({
    mutationFn: async (chosen: Encoding) => sent && onFile(sent, chosen),
  })
  if (!encoding) return null
  const read = i18n._(encodingNames[encoding])
  return (
    <Card className="flex flex-col gap-5 sm:p-8">
      <p className="max-w-prose">
        <span className="block font-semibold">
          <Trans>Are all names spelt right below?</Trans>
        </span>
        <Trans>
          This file doesn’t say which letters it uses. We read them as {read}. Invitations greet
          people with these names.
        </Trans>
      </p>
      <InlineError error={again.error} />
      {sent === null ? (
        <p className="max-w-prose text-field-soft">
          <Trans>If not, choose the file again: you can then choose other letters.</Trans>
        </p>
      ) : (
        <div className="max-w-96">
          <SelectField
            label={t`Letters`}
            hint={t`If none is right, save the list as CSV UTF-8 or .xlsx.`}
            value={again.isPending ? again.variables : encoding}
            onChange={(event) => again.mutate(event.target.value as Encoding)}
            options={Object.entries(encodingNames).map(([value, name]) => ({
              value,
              label: i18n._(name),
            }))}
          />
        </div>
      )}
    </Card>
  )
}
