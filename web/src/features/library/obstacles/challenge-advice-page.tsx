import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ImplementationChallenge } from '#api/content-tables.ts'
import { useMe } from '#api/me.ts'
import { useViewed } from '#features/advice/activity/viewed.ts'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { entityOf } from '#features/library/library.rules.ts'
import { HelpReading } from '#features/library/parts/help-reading.tsx'
import { NotHere } from '#features/library/parts/not-here.tsx'
import { WhomChip } from '#features/library/parts/whom-chip.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { buttonClass } from '#ui/button.tsx'

/**
 * /impact-actions/implementation-advice?challenge=&action=&advice=&entity=: help with one obstacle.
 */
export function ChallengeAdvicePage() {
  const [search] = useSearchParams()
  const id = search.get('challenge')
  const { data } = useSuspenseQuery(recordsQuery('implementation-challenge', id ? [id] : []))
  const [challenge] = data
  if (!challenge) return <NotHere />
  const asked = {
    action: search.get('action'),
    advice: search.get('advice'),
    entity: search.get('entity'),
  }
  return <Helps key={challenge.id} challenge={challenge} asked={asked} />
}

type Address = Record<'action' | 'advice' | 'entity', string | null>

function Helps({ challenge, asked }: { challenge: ImplementationChallenge; asked: Address }) {
  const { t } = useLingui()
  const ids = challenge.adviceIds ?? []
  const { data } = useSuspenseQuery(recordsQuery('implementation-advice', ids))
  const { action, advice } = asked
  // An obstacle belongs to several entities, and the address names one of them.
  const entity = asked.entity === null ? null : entityOf(challenge.entity, asked.entity)
  useViewed(useMe()._id, {
    id: challenge.id,
    type: 'challenge',
    title: challenge.title,
    source: action,
    entity,
  })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-12">
      <header className="lg:sticky lg:top-10">
        {entity && <WhomChip entity={entity} />}
        <p className="mt-4 text-lead text-field-soft">
          <Trans>What helps when</Trans>
        </p>
        <PageTitle className="mt-1 text-field" moment={challenge.id}>
          {challenge.title}
        </PageTitle>
      </header>
      <ul aria-label={t`What helps`} className="grid gap-4">
        {inOrder(ids, data).map((help) => (
          <li key={help.id} className="on-surface rounded-card p-6 sm:p-8">
            <HelpReading
              help={help}
              level={2}
              place={{ ...asked, challenge: challenge.id, entity }}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 lg:col-start-2">
        {action && (
          <AppLink to={paths.action({ action, advice, entity })} className={buttonClass('strong')}>
            <Trans>Back to the action</Trans>
          </AppLink>
        )}
        <AppLink to={paths.obstacles} className={buttonClass('quiet')}>
          <Trans>All obstacles</Trans>
        </AppLink>
      </div>
    </div>
  )
}
