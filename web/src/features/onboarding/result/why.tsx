import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProfileCluster, Trait } from '#api/content-tables.ts'
import { picksByKey } from '#features/onboarding/answers/answers.rules.ts'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { cx } from '#lib/cx.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { Card } from '#ui/card.tsx'
import { toneClass } from '#ui/tone.ts'
import { profileTone } from './profile-tone.ts'

export function Why({ cluster }: { cluster: ProfileCluster }) {
  const { t } = useLingui()
  const { answers, words } = useHere().onboarding
  const picks = picksByKey(answers, words.traits)
  const count = (one: ProfileCluster) => picks.get(one.key)?.length ?? 0
  const most = Math.max(...words.clusters.map(count))
  const level = words.clusters.filter((one) => count(one) === most && most > 0)
  const sorted = words.clusters.toSorted((one, other) => count(other) - count(one))
  return (
    <Card>
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-display text-title">
          <Trans>Why this profile</Trans>
        </h2>
        <PageHelp page="traits" labels={['why this profile']} name={t`About your profile`} />
      </div>
      <p className="mt-2 max-w-prose">
        {!level.includes(cluster) ? (
          <Trans>You chose it yourself. Your picks lead here:</Trans>
        ) : level.length > 1 ? (
          <Trans>Several profiles have the same number of picks. Your favourites decided.</Trans>
        ) : (
          <Trans>Most of your picks belong to it. Favourites count twice.</Trans>
        )}
      </p>
      <ul className="mt-5 flex flex-col gap-5">
        {sorted.map((one) => (
          <Row key={one.key} cluster={one} traits={picks.get(one.key) ?? []} most={most} />
        ))}
      </ul>
    </Card>
  )
}

type RowProps = { cluster: ProfileCluster; traits: readonly Trait[]; most: number }

function Row({ cluster, traits, most }: RowProps) {
  const names = [...new Set(traits.map(({ title }) => title))]
  return (
    <li>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong>{cluster.name}</strong>
        <span className="shrink-0 text-note font-semibold">
          <Plural value={traits.length} _0="none" one="# pick" other="# picks" />
        </span>
      </span>
      <span aria-hidden="true" className="mt-1.5 flex gap-1">
        {Array.from({ length: most }, (_, at) => at).map((at) => (
          <span
            key={at}
            className={cx(
              'h-3 flex-1 rounded-pill',
              at < traits.length ? cx('fill', toneClass[profileTone(cluster.number)]) : 'bg-quiet',
            )}
          />
        ))}
      </span>
      {names.length > 0 && (
        <span className="mt-1.5 block text-note text-field-soft">{names.join(' · ')}</span>
      )}
    </li>
  )
}
