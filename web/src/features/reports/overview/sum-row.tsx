import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { InlineError } from '#shell/inline-error.tsx'
import { type AllReports, sumsQuery } from './all.queries.ts'
import { cell, nameCell } from './table.styles.ts'

/** The last row: what the figures that are told come to, and of how many companies each is. */
export function SumRow({ page, query }: { page: AllReports; query: string }) {
  const { columns, month } = page
  const { data, error } = useQuery(sumsQuery(month, query))
  const line = 'border-t-4 border-(--quiet) align-top'
  return (
    <tfoot>
      <tr>
        <th scope="row" className={`${nameCell} ${line} font-semibold`}>
          {query === '' ? <Trans>All companies</Trans> : <Trans>All that were found</Trans>}
        </th>
        {error ? (
          <td colSpan={columns.length} className={`${cell} ${line}`}>
            <InlineError error={error} />
          </td>
        ) : (
          columns.map(({ item }, at) => {
            const { figure = null, companies = 0 } = data?.[at] ?? {}
            return (
              <td key={item} className={`${cell} ${line} figures`}>
                {data && (
                  <>
                    <span className="block font-display text-lead font-bold whitespace-nowrap">
                      {figure?.toLocaleString('en') ?? '–'}
                    </span>
                    <span className="block text-note text-field-soft">
                      <Trans>of {companies}</Trans>
                    </span>
                  </>
                )}
              </td>
            )
          })
        )}
      </tr>
    </tfoot>
  )
}
