import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { MembersOf } from '#companies/members.queries.ts'
import { DialogShell } from '#shell/dialog-shell.tsx'
import { InlineError } from '#shell/inline-error.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { endingQuery, type MemberImport } from './import.queries.ts'

/** So many are named; the list below the question has them all. */
const few = 5

type Props = {
  of: MembersOf
  file: MemberImport
  open: boolean
  onClose: () => void
  /** Also those whom no row names. */
  withMissing: boolean
  ending: number
  /** Others are brought in by it, too. */
  hasMore: boolean
  error: unknown
  pending: boolean
  onAction: () => void
}

/** Asks before an import takes somebody’s access, and says whose. */
export function EndQuestion({ of, file, withMissing, ending, hasMore, ...dialog }: Props) {
  const { t } = useLingui()
  return (
    <DialogShell
      {...dialog}
      title={
        ending === 1 ? t`End the access of one person?` : t`End the access of ${ending} people?`
      }
      actionLabel={hasMore ? t`End access and import` : t`End access`}
      actionVariant="danger"
    >
      <Names of={of} file={file} withMissing={withMissing} ending={ending} />
      <p>
        <Trans>
          They are signed out everywhere at once and cannot come back, until you give them access
          again. What they wrote stays theirs.
        </Trans>
      </p>
    </DialogShell>
  )
}

function Names({
  of,
  file,
  withMissing,
  ending,
}: Pick<Props, 'of' | 'file' | 'withMissing' | 'ending'>) {
  const { t } = useLingui()
  const { data, error } = useQuery(endingQuery(of, file, withMissing))
  // Nothing is asked blindly: whose access it is can still be read in the list.
  if (data === undefined) {
    return error ? <InlineError error={error} /> : <Skeleton className="late h-24" />
  }
  const more = ending - Math.min(few, data.length)
  return (
    <ul aria-label={t`Whose access ends`} className="font-semibold">
      {data.slice(0, few).map(({ number, name, email }) => (
        <li key={number} className="wrap-anywhere">
          {name || email}
        </li>
      ))}
      {more > 0 && (
        <li className="font-normal text-field-soft">
          <Trans>and {more.toLocaleString('en')} more</Trans>
        </li>
      )}
    </ul>
  )
}
