import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Check, ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '#api/me.ts'
import { cx } from '#lib/cx.ts'
import { readDraft, writeDraft } from '#lib/drafts.ts'
import { entityTone } from '#lib/entities.ts'
import { productName } from '#lib/product.ts'
import { FormLongText } from '#shell/forms/fields.tsx'
import { Form } from '#shell/forms/form.tsx'
import { useForm } from '#shell/forms/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { linkClass } from '#ui/link.tsx'
import { toneClass } from '#ui/tone.ts'
import { labelOf, type OneOf, oneOfs, optionsOf, withOption } from './filters/options.ts'
import { kindWords } from './kinds.ts'
import {
  countFilters,
  type Filters,
  kinds,
  mostText,
  noFilters,
  type Question,
  toggleKind,
  wordsOf,
} from './question.ts'
import { Results } from './search/results.tsx'
import { quoted } from './search/says.ts'
import { storeMissing } from './stored/stored.queries.ts'

const kept = (draft: string) => {
  const text = readDraft(draft)
  return typeof text === 'string' ? text : ''
}

type FoundProps = {
  question: Question
  onChange: (filters: Question['filters']) => void
  onClear: () => void
  onOpen: (id: string) => void
}

export function Found({ question, onChange, onClear, onOpen }: FoundProps) {
  const { filters } = question
  return (
    <Results
      question={question}
      onOpen={onOpen}
      nothing={(words) => <NothingFound words={words} filters={filters} onClearFilters={onClear} />}
      missing={(words) => <MissingForm key={words} />}
      panel={<FilterPanel filters={filters} onChange={onChange} />}
      sheet={(count) => (
        <>
          <ClearFilters filters={filters} onClear={onClear} />
          <FilterSheet filters={filters} onChange={onChange} count={count} />
        </>
      )}
    />
  )
}

/** Shown beside the number of results on wide screens; the sheet of filters has its own. */
function ClearFilters({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  if (countFilters(filters) === 0) return null
  return (
    <button type="button" className={linkClass('hidden min-h-11 xl:block')} onClick={onClear}>
      <Trans>Clear filters</Trans>
    </button>
  )
}

type Props = { filters: Filters; onChange: (filters: Filters) => void }

/** The filters of a search, visible beside its results. */
function FilterPanel({ filters, onChange }: Props) {
  return (
    <div className="sticky top-6 flex flex-col gap-6">
      <KindChoice look="list" filters={filters} onChange={onChange} />
      <FilterPills filters={filters} onChange={onChange} />
    </div>
  )
}

type NothingFoundProps = { words: string; filters: Filters; onClearFilters: () => void }

function NothingFound({ words, filters, onClearFilters }: NothingFoundProps) {
  const asked = quoted(words)
  const isFiltered = countFilters(filters) > 0
  return (
    <div className="flex flex-col items-start gap-3">
      <h2 className="text-title text-field">
        {isFiltered ? (
          <Trans>
            No results for “<bdi>{asked}</bdi>” with these filters
          </Trans>
        ) : (
          <Trans>
            No results for “<bdi>{asked}</bdi>”
          </Trans>
        )}
      </h2>
      {isFiltered ? (
        <Button variant="primary" onClick={onClearFilters}>
          <Trans>Clear filters</Trans>
        </Button>
      ) : (
        <p className="max-w-prose text-field-soft">
          <Trans>Try fewer or more common words.</Trans>
        </p>
      )}
    </div>
  )
}

type FilterSheetProps = {
  filters: Filters
  onChange: (filters: Filters) => void
  /** The number of matches; null if it is not known yet. */
  count: number | null
}

/** The filters of a search, folded into one button that shows how many are set. */
function FilterSheet({ filters, onChange, count }: FilterSheetProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const set = countFilters(filters)
  const footer = (
    <>
      <Button variant="quiet" aria-label={t`Clear filters`} onClick={() => onChange(noFilters)}>
        <Trans>Clear</Trans>
      </Button>
      <Button variant="primary" onClick={() => setOpen(false)}>
        {count === null ? (
          <Trans>Show results</Trans>
        ) : (
          <Plural value={count} one="Show # result" other="Show # results" />
        )}
      </Button>
    </>
  )
  return (
    <>
      <Button
        variant="quiet"
        className="xl:hidden"
        aria-haspopup="dialog"
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {set > 0 ? <Plural value={set} one="# filter" other="# filters" /> : <Trans>Filters</Trans>}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Filters`} footer={footer}>
        <div className="flex flex-col gap-6">
          <KindChoice look="wrap" filters={filters} onChange={onChange} />
          <FilterPills filters={filters} onChange={onChange} />
        </div>
      </Dialog>
    </>
  )
}

type FilterPillsProps = { filters: Filters; onChange: (filters: Filters) => void }

function FilterPills({ filters, onChange }: FilterPillsProps) {
  return (
    <div className="flex flex-col gap-2">
      {oneOfs.map((filter) => (
        <span key={filter} className={cx('relative flex rounded-pill', lookOf(filter, filters))}>
          <select
            aria-label={labelOf(filter)}
            value={`${filters[filter] ?? ''}`}
            onChange={(event) => onChange(withOption(filters, filter, event.target.value))}
            className="min-h-11 w-full appearance-none rounded-pill bg-transparent pr-10 pl-4 font-semibold"
          >
            {optionsOf(filter, filters).map(({ value, label }) => (
              <option key={value} value={value} className="bg-surface text-ink">
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2"
          />
        </span>
      ))}
    </div>
  )
}

function lookOf(filter: OneOf, { entity, ...rest }: Filters): string {
  if (filter === 'entity') return entity ? toneClass[entityTone[entity]] : 'bg-quiet text-field'
  return rest[filter] === null ? 'bg-quiet text-field' : 'bg-strong text-on-strong'
}

type KindChoiceProps = {
  filters: Filters
  onChange: (filters: Filters) => void
  /** wrap: beside each other; list: one below the other, for a narrow column. */
  look: 'wrap' | 'list'
}

/** The kinds to search for; without a choice, all of them. */
function KindChoice({ filters, onChange, look }: KindChoiceProps) {
  const { t, i18n } = useLingui()
  const { isPublicUser } = useMe()
  const offered = kinds.filter((kind) => kind !== 'handbook' || isPublicUser === false)
  return (
    <fieldset
      aria-label={t`Types`}
      className={cx('flex min-w-0', look === 'list' ? 'flex-col gap-1' : 'flex-wrap gap-2')}
    >
      {offered.map((kind) => {
        const { one, icon: Icon } = kindWords[kind]
        const isChosen = filters.kinds.includes(kind)
        const Sign = isChosen ? Check : Icon
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(toggleKind(filters, kind))}
            className={cx(
              'inline-flex min-h-11 items-center gap-2 rounded-pill px-4 font-semibold transition-[background-color,color,scale] active:scale-[0.97]',
              isChosen && 'bg-strong text-on-strong',
              !isChosen && (look === 'list' ? 'text-field hover:bg-quiet' : 'bg-quiet text-field'),
            )}
          >
            <Sign aria-hidden="true" className="size-4.5" />
            {i18n._(one)}
          </button>
        )
      })}
    </fieldset>
  )
}

/** A form to say which content was missing. The text survives failures and other searches. */
function MissingForm() {
  const { t } = useLingui()
  // One person's text must not show for another who signs in here.
  const draft = `library-missing ${useMe()._id}`
  const form = useForm(
    () => ({ text: kept(draft) }),
    ({ text }) => ({ text: wordsOf(text) === '' ? t`Required` : undefined }),
  )
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: storeMissing,
    onSuccess: () => writeDraft(draft, null),
  })

  if (isSuccess) {
    return (
      <p role="status" className="flex items-center gap-3 rounded-card bg-quiet px-6 py-4">
        <Check aria-hidden="true" className="size-5 shrink-0" />
        <Trans>Thank you. We’ve noted it.</Trans>
      </p>
    )
  }
  return (
    <div className="on-surface max-w-prose rounded-card p-6">
      <Form
        form={form}
        submitLabel={t`Tell us`}
        pending={isPending}
        error={error}
        onSubmit={({ text }) => mutate(wordsOf(text))}
      >
        <FormLongText
          name="text"
          label={t`What were you looking for?`}
          hint={t`In your own words. The people who run ${productName} read it without your name.`}
          maxLength={mostText}
          rows={2}
          dir="auto"
          onWrite={(text) => writeDraft(draft, text || null)}
        />
      </Form>
    </div>
  )
}
