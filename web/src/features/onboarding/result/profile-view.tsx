import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProfileCluster } from '#api/content-tables.ts'
import { Card } from '#ui/card.tsx'
import { PictureProfile } from './picture-profile.tsx'
import { profileTone } from './profile-tone.ts'

/** One profile in its words: what it is like, strengths, what to watch out for, what to try. */
export function ProfileView({ cluster }: { cluster: ProfileCluster }) {
  return (
    <>
      <Card tone={profileTone(cluster.number)} className="flex flex-col gap-4 sm:p-8">
        <div className="w-48 max-w-full">
          <PictureProfile number={cluster.number} />
        </div>
        <h2 className="font-display text-headline text-balance">{cluster.name}</h2>
        <p className="max-w-prose">{cluster.description}</p>
      </Card>
      <Part title={<Trans>What others get from you</Trans>} lines={cluster.strengths} />
      <div className="grid gap-6 md:grid-cols-2">
        <Part title={<Trans>What to watch out for</Trans>} lines={cluster.watchOuts} />
        <Part title={<Trans>What to try</Trans>} lines={cluster.try} />
      </div>
    </>
  )
}

function Part({ title, lines }: { title: ReactNode; lines: readonly string[] }) {
  return (
    <Card>
      <h3 className="font-display text-title">{title}</h3>
      <ul className="mt-3 flex flex-col gap-3">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <span aria-hidden="true" className="mt-2.5 size-2 shrink-0 rounded-pill bg-ink" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
