import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { whomWords } from '#features/library/kinds.ts'
import { challengesQuery } from '#features/library/library.content.ts'
import { type Entity, entities, isEntity } from '#lib/entities.ts'
import { PageTitle } from '#shell/page-title.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { ObstacleRow } from './obstacle-row.tsx'
import { byFamily, type Family, idOfHash } from './obstacles.rules.ts'

const familyWords = {
  time: msg`Time`,
  habit: msg`Habit and forgetting`,
  confidence: msg`Confidence`,
  reaction: msg`How others react`,
  skill: msg`Skill`,
  situation: msg`Situation and authority`,
} satisfies Record<Family, unknown>

/** /obstacles#id: everything that gets in the way, and what helps with each. */
export function ObstaclesPage() {
  const { t, i18n } = useLingui()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(challengesQuery)
  const asked = search.get('for')
  const whom = isEntity(asked) ? asked : null
  const open = idOfHash(hash)
  const isUnknown = open !== null && !data.some(({ id }) => id === open)

  // In place: the way back leads out of the page, and back into it as it was left.
  const show = (next: { whom: Entity | null; open: string | null }) =>
    navigate(
      {
        search: next.whom === null ? '' : `?for=${next.whom}`,
        hash: next.open === null ? '' : `#${encodeURIComponent(next.open)}`,
      },
      { replace: true },
    )

  return (
    <div className="flex max-w-220 flex-col gap-8">
      <header>
        <PageTitle>
          <Trans>What gets in the way</Trans>
        </PageTitle>
        <p className="mt-3 max-w-prose text-lead text-field-soft">
          <Trans>Everybody meets some of these. Open one and see what helps.</Trans>
        </p>
      </header>
      <SegmentedChoice
        label={t`Whom is it about?`}
        options={[
          { value: 'all', label: t`Anybody` },
          ...entities.map((entity) => ({ value: entity, label: i18n._(whomWords[entity]) })),
        ]}
        value={whom ?? 'all'}
        onChange={(value) => show({ whom: isEntity(value) ? value : null, open: null })}
      />
      {isUnknown && (
        <p role="status" className="rounded-tile bg-quiet px-5 py-4">
          <Trans>That obstacle is no longer here. These are all that there are.</Trans>
        </p>
      )}
      {byFamily(data, whom, open).map(({ family, challenges }) => (
        <section key={family}>
          <h2 className="mb-3 text-title">{i18n._(familyWords[family])}</h2>
          <ul className="grid gap-2">
            {challenges.map((challenge) => (
              <ObstacleRow
                key={challenge.id}
                challenge={challenge}
                isOpen={challenge.id === open}
                onToggle={(isOpen) => show({ whom, open: isOpen ? challenge.id : null })}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
