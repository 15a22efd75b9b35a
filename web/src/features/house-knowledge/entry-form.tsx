import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '#lib/ids.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormChoice } from '#shell/forms/choice-fields.tsx'
import { FormLongText, FormText } from '#shell/forms/fields.tsx'
import { linkFault } from '#shell/forms/link-fault.ts'
import { RecordForm } from '#shell/forms/record-form.tsx'
import { useFormContext } from '#shell/forms/use-form.ts'
import { dropDraft, type RecordFormState, useRecordForm } from '#shell/forms/use-record-form.ts'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import {
  baseOf,
  changesToSend,
  type EntryValues,
  faultOf,
  fieldsOf,
  isKind,
  type Kind,
  kinds,
  most,
} from './entry.rules.ts'
import { examples, fieldLabel, kindWords } from './house-knowledge.labels.ts'
import {
  createEntry,
  type HouseEntry,
  newestEntry,
  updateEntry,
} from './house-knowledge.queries.ts'

type NewProps = { kind: Kind; isExample: boolean }

/** The form of a new entry; an example fills in its text. */
export function NewEntry({ kind, isExample }: NewProps) {
  const { i18n } = useLingui()
  const [entry] = useState(() => ({
    ...{ _id: newId(), version: 0, kind, title: '', text: null, link: null },
  }))
  const { title, text } = examples[kind]
  const words = isExample ? { title: i18n._(title), text: i18n._(text) } : undefined
  return <EntryForm entry={entry} name="house-knowledge.new" words={words} />
}

type Props = {
  entry: HouseEntry
  /** The name of its draft */
  name: string
  words?: { title: string; text: string } | undefined
}

export function EntryForm({ entry, name, words }: Props) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const form = useEntry(name, entry)
  const isNew = entry.version === 0
  const card = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent(() => {
    if (words !== undefined && !form.hasChanges) form.replace((now) => ({ ...now, ...words }))
    card.current?.querySelector<HTMLElement>('input[name="title"]')?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => begin(), [])
  return (
    <Card ref={card} className="scroll-mt-6 sm:p-8 lg:col-span-2">
      <RecordForm
        form={form}
        submitLabel={isNew ? t`Add entry` : undefined}
        onSaved={() => {
          dropDraft(name)
          navigate(paths.companyMira(entry._id), { replace: true })
        }}
        secondary={
          <AppLink
            to={isNew ? paths.companyMira() : paths.companyMira(entry._id)}
            className={buttonClass('quiet')}
          >
            <Trans>Close</Trans>
          </AppLink>
        }
        unsaved={<Trans>This entry isn’t saved yet.</Trans>}
        conflict={{
          title: t`Someone else changed this entry`,
          label: (field) => i18n._(fieldLabel[field]),
          show: (field, value) =>
            field === 'kind' && isKind(value) ? i18n._(kindWords[value].one) : value || null,
        }}
      >
        <h2 className="text-title">
          {isNew ? <Trans>New entry</Trans> : <Trans>Change entry</Trans>}
        </h2>
        <Fields />
      </RecordForm>
    </Card>
  )
}

function Fields() {
  const { t, i18n } = useLingui()
  const { kind, text } = useFormContext<EntryValues>().values
  const words = kindWords[isKind(kind) ? kind : 'term']
  const options = kinds.map((value) => ({ value, label: i18n._(kindWords[value].one) }))
  const link = (
    <FormText
      name="link"
      label={i18n._(words.link)}
      type="url"
      inputMode="url"
      placeholder="https://"
      autoComplete="off"
    />
  )
  return (
    <>
      <FormChoice name="kind" label={t`Kind`} options={options} />
      <FormText name="title" label={i18n._(words.title)} autoComplete="off" />
      {kind === 'link' && link}
      <div>
        <FormLongText name="text" label={i18n._(words.text)} className="max-h-[60dvh]" />
        {text.length > most.text * 0.8 && (
          <p className="mt-1 text-right text-note text-field-soft">
            <Trans>
              {text.length} of {most.text} characters
            </Trans>
          </p>
        )}
      </div>
      {kind !== 'link' && link}
    </>
  )
}

function useEntry(name: string, entry: HouseEntry): RecordFormState<EntryValues> {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { _id } = entry
  return useRecordForm<HouseEntry, EntryValues>({
    name,
    record: entry,
    baseOf,
    saved: entry.version === 0 ? t`Added` : undefined,
    check: (values) => {
      const fault = faultOf(values)
      if (fault === null) return {}
      const { field, kind } = fault
      const count = most[field === 'title' ? 'title' : 'text']
      const empty = {
        title: t`Fill this in.`,
        text: t`Write what it means.`,
        link: t`Add the address.`,
      }
      const messages = {
        empty: empty[field],
        long: t`This is too long. Use ${count} characters or fewer.`,
        link: linkFault(values.link),
      }
      return { [field]: messages[kind] }
    },
    update: async (version, before, now) =>
      baseOf(
        version === 0
          ? await createEntry(queries, { _id, ...fieldsOf(now) })
          : await updateEntry(queries, { _id, version, ...changesToSend(before, now) }),
      ),
    newest: async () => {
      const newest = await newestEntry(queries, _id)
      return newest && baseOf(newest)
    },
  })
}
