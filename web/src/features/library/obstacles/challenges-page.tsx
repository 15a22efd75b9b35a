import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ImpactAction } from '#api/content-tables.ts'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { challengeIdsOf, entityOf } from '#features/library/library.rules.ts'
import { LinkRows } from '#features/library/parts/link-rows.tsx'
import { NotHere } from '#features/library/parts/not-here.tsx'
import { WhomChip } from '#features/library/parts/whom-chip.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { buttonClass } from '#ui/button.tsx'

/** /impact-actions/implementation-challenge?action=&advice=&entity=: obstacles of an action. */
export function ChallengesPage() {
  const [search] = useSearchParams()
  const id = search.get('action')
  const { data } = useSuspenseQuery(recordsQuery('impact-action', id ? [id] : []))
  const [action] = data
  if (!action) return <NotHere />
  return (
    <Challenges
      action={action}
      advice={search.get('advice')}
      entity={entityOf(action.entity, search.get('entity'))}
    />
  )
}

type Props = { action: ImpactAction; advice: string | null; entity: ReturnType<typeof entityOf> }

function Challenges({ action, advice, entity }: Props) {
  const { t } = useLingui()
  const adviceIds = action.adviceIds ?? []
  const { data: records } = useSuspenseQuery(recordsQuery('impact-advice', adviceIds))
  const ids = challengeIdsOf(inOrder(adviceIds, records), advice)
  const { data } = useSuspenseQuery(recordsQuery('implementation-challenge', ids))
  const place = { action: action.id, advice, entity }
  const rows = inOrder(ids, data).map(({ id, title }) => ({
    key: id,
    to: paths.challengeAdvice({ ...place, challenge: id }),
    title,
  }))
  return (
    <div className="flex max-w-220 flex-col gap-6">
      <header>
        <WhomChip entity={entity} />
        <PageTitle className="mt-4 text-field" name={t`What others find hard: ${action.title}`}>
          <Trans>What may get in the way?</Trans>
        </PageTitle>
        <p className="mt-3 flex items-center gap-1 text-lead text-field-soft">
          <span>{action.title}</span>
          <PageHelp page="flow" labels={['obstacle']} name={t`What could get in your way`} />
        </p>
      </header>
      <LinkRows label={t`What others find hard`} rows={rows} />
      <div className="flex flex-wrap gap-3">
        <AppLink to={paths.action(place)} className={buttonClass('quiet')}>
          <Trans>Back to the action</Trans>
        </AppLink>
        <AppLink to={paths.obstacles} className={buttonClass('quiet')}>
          <Trans>All obstacles</Trans>
        </AppLink>
      </div>
    </div>
  )
}
