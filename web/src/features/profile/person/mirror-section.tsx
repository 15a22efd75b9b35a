import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { wordsQuery } from '#api/onboarding-words.ts'
import type { Profile } from '#features/profile/profile.queries.ts'
import { Section } from '#features/profile/section.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'

/** The profile that mirrors a person, and the traits that it comes from. */
export function MirrorSection({ profile }: { profile: Profile }) {
  const { data } = useSuspenseQuery(wordsQuery)
  const cluster = data.clusters.find(({ number }) => number === profile.profileCluster)
  const ids = new Set(profile.selectedTraitIds ?? [])
  const traits = data.traits.filter(({ id }) => ids.has(id))
  return (
    <Section
      tone="lilac"
      title={cluster ? cluster.name : <Trans>Your mirror</Trans>}
      lead={
        <Trans>A mirror, not a test: keep what fits and leave the rest. Only you see it.</Trans>
      }
    >
      {traits.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {traits.map(({ id, title }) => (
            <li key={id}>
              <Chip>{title}</Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {traits.length > 0 || cluster ? (
          <>
            <AppLink
              to={paths.onboarding('user-landing-done', false, true)}
              className={buttonClass()}
            >
              <Trans>Why, change or clear</Trans>
            </AppLink>
            <AppLink
              to={paths.onboarding('user-traits-1', false, true)}
              className={buttonClass('quiet')}
            >
              <Trans>Change traits</Trans>
            </AppLink>
          </>
        ) : (
          <AppLink to={paths.onboarding('user-traits-1', false, true)} className={buttonClass()}>
            <Trans>Pick your traits</Trans>
          </AppLink>
        )}
      </div>
    </Section>
  )
}
