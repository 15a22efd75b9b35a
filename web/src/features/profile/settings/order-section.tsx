import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { meKey } from '#api/query-client.ts'
import { moved } from '#features/profile/profile.rules.ts'
import { Section } from '#features/profile/section.tsx'
import { entityLabel, isEntity } from '#lib/entities.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const rankingDocument = graphql(`
  query ImpactRanking {
    impactRankingGet {
      order
      isOwn
    }
  }
`)

const updateDocument = graphql(`
  mutation UpdateImpactRanking($order: [String!]) {
    impactRankingUpdate(order: $order) {
      order
      isOwn
    }
  }
`)

const rankingQuery = queryOptions({
  queryKey: ['impact-ranking'],
  queryFn: async ({ signal }) => (await request(rankingDocument, {}, { signal })).impactRankingGet,
})

/** The order of the choices on home: by recent activity until the person sets it. */
export function OrderSection() {
  return (
    <Section
      title={<Trans>Your order on Home</Trans>}
      lead={<Trans>Choose who comes first. Only you can see this.</Trans>}
    >
      <Order />
    </Section>
  )
}

function Order() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { data, error } = useQuery(rankingQuery)
  const saving = useMutation({
    mutationFn: async (order: readonly string[] | null) =>
      (await request(updateDocument, { order: order ? [...order] : null })).impactRankingUpdate,
    onSuccess: async (saved) => {
      queries.setQueryData(rankingQuery.queryKey, saved)
      await queries.invalidateQueries({ queryKey: meKey })
    },
  })
  if (!data) return error ? <InlineError error={error} /> : <Skeleton className="late h-48" />
  const order = (saving.isPending && saving.variables) || data.order
  const names = order.map((one) => (isEntity(one) ? i18n._(entityLabel[one]) : one))
  return (
    <div className="flex flex-col items-start gap-3">
      <ol className="w-full">
        {order.map((one, at) => (
          <li key={one} className="flex min-h-12 flex-wrap items-center gap-x-2">
            <span className="max-w-full flex-[1_1_min-content] font-semibold wrap-break-word">
              {names[at]}
            </span>
            <IconButton
              label={t`Move up: ${names[at] ?? ''}`}
              icon={<ArrowUp aria-hidden="true" className="size-5" />}
              aria-disabled={at === 0 || undefined}
              onClick={() => at > 0 && saving.mutate(moved(order, at, at - 1))}
            />
            <IconButton
              label={t`Move down: ${names[at] ?? ''}`}
              icon={<ArrowDown aria-hidden="true" className="size-5" />}
              aria-disabled={at === order.length - 1 || undefined}
              onClick={() => at < order.length - 1 && saving.mutate(moved(order, at, at + 1))}
            />
          </li>
        ))}
      </ol>
      <InlineError error={saving.error} />
      <p role="status" className="text-note text-field-soft">
        {data.isOwn ? (
          <Trans>You set this order.</Trans>
        ) : (
          <Trans>From what you chose lately, until you change it.</Trans>
        )}
      </p>
      {data.isOwn && (
        <Button variant="quiet" pending={saving.isPending} onClick={() => saving.mutate(null)}>
          <Trans>Reset</Trans>
        </Button>
      )}
    </div>
  )
}
