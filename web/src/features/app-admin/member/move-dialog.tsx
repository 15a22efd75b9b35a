import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { reloadCompanies } from '#features/admin/reload-companies.ts'
import { type CompanyRow, companiesQuery } from '#features/app-admin/companies.queries.ts'
import { cx } from '#lib/cx.ts'
import { useTyped } from '#lib/use-typed.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { SearchField } from '#shell/search-field.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { type AnyMember, moveMember } from './member.queries.ts'

export type MoveDialogProps = { member: AnyMember; name: string; onClose: () => void }

/** Short enough to read; typing finds the others. */
const shown = 12

export function MoveDialog({ member, name, onClose }: MoveDialogProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const from = member.company?._id ?? ''
  const [target, setTarget] = useState<CompanyRow | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const move = useMutation({
    mutationFn: ({ _id }: CompanyRow) => moveMember(member._id, from, _id),
    onSuccess: async (_, { name: company }) => {
      showSnackbar({ text: t`Moved to ${company}`, color: 'info' })
      onClose()
      await reloadCompanies(queries)
    },
  })
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t`Move ${name}`}
      error={move.error}
      pending={move.isPending}
      actionLabel={target ? t`Move to ${target.name}` : t`Move`}
      onAction={() => {
        setIsMissing(target === null)
        if (target) move.mutate(target)
      }}
    >
      <Companies
        from={from}
        target={target}
        error={isMissing ? t`Choose a company.` : undefined}
        onChoose={(company) => {
          setTarget(company)
          setIsMissing(false)
        }}
      />
    </DialogShell>
  )
}

type CompaniesProps = {
  from: string
  target: CompanyRow | null
  error: string | undefined
  onChoose: (company: CompanyRow) => void
}

function Companies({ from, target, error: missing, onChoose }: CompaniesProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState('')
  const [typed, setTyped] = useTyped(asked, setAsked)
  const { data, error } = useInfiniteQuery({
    ...companiesQuery(asked, shown + 1),
    placeholderData: keepPreviousData,
  })
  const page = data?.pages[0]
  const others = page?.rows.filter(({ _id }) => _id !== from).slice(0, shown)
  const more = (page?.total ?? 0) - (page?.rows.length ?? 0)
  return (
    <>
      <SearchField
        label={t`Search by name or domain`}
        typed={typed}
        setTyped={setTyped}
        error={missing}
      />
      <InlineError error={error} />
      {others === undefined && !error && <Skeleton className="late h-48" />}
      {others?.length === 0 && (
        <p role="status" className="text-field-soft">
          <Trans>No other company found.</Trans>
        </p>
      )}
      <fieldset className="min-w-0">
        <legend className="sr-only">{t`Company`}</legend>
        <div className="flex flex-col gap-2">
          {others?.map((company) => (
            <Choice
              key={company._id}
              company={company}
              checked={company._id === target?._id}
              onChoose={() => onChoose(company)}
            />
          ))}
        </div>
      </fieldset>
      {more > 0 && (
        <p className="text-note text-field-soft">
          <Plural
            value={more}
            one="# more. Search to find them."
            other="# more. Search to find them."
          />
        </p>
      )}
    </>
  )
}

type ChoiceProps = { company: CompanyRow; checked: boolean; onChoose: () => void }

function Choice({ company: { name, members }, checked, onChoose }: ChoiceProps) {
  return (
    <label
      className={cx(
        'relative flex min-h-12 cursor-pointer items-center gap-3 rounded-tile px-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-(--focus)',
        checked ? 'on-tone bg-sun' : 'bg-quiet',
      )}
    >
      <input
        type="radio"
        name="company"
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-[#15162c]"
      />
      <span className="min-w-0 flex-1 font-semibold">{name}</span>
      <span className="text-note text-field-soft">
        <Plural value={members} one="# member" other="# members" />
      </span>
    </label>
  )
}
