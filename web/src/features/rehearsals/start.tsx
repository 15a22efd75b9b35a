import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Rehearsal } from '#api/content-tables.ts'
import { inOrder, recordsQuery } from '#features/advice/records.ts'
import { entityTone } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { BackLink } from '#shell/back-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { linkClass } from '#ui/link.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { entityOfWho, feelingWords, whoWords } from './rehearsals.labels.ts'

type Props = { rehearsal: Rehearsal; onStart: (feeling: string) => void }

/** The situation, and how the other person feels. */
export function Start({ rehearsal, onStart }: Props) {
  const { t, i18n } = useLingui()
  const { title, who, name, setting, feelings, challengeIds } = rehearsal
  const [feeling, setFeeling] = useState(feelings[0]?.feeling ?? '')
  return (
    <div className="flex max-w-180 flex-col gap-8">
      <header className="flex flex-col items-start gap-4">
        <BackLink to={paths.rehearsals}>
          <Trans>All conversations</Trans>
        </BackLink>
        <Chip tone={entityTone[entityOfWho(who)]}>{i18n._(whoWords(who))}</Chip>
        <PageTitle moment="start">{title}</PageTitle>
        <p className="max-w-prose text-lead">{setting}</p>
      </header>
      <SegmentedChoice
        label={t`How is ${name} feeling?`}
        options={feelings.map(({ feeling: value }) => ({
          value,
          label: i18n._(feelingWords(value)),
        }))}
        value={feeling}
        onChange={setFeeling}
      />
      <div className="flex flex-col items-start gap-4">
        <Button onClick={() => onStart(feeling)}>
          <Trans>Start the conversation</Trans>
        </Button>
        <p className="max-w-prose text-note text-field-soft">
          <Trans>
            People wrote this, and the app plays {name}. What you say in your own words is sent to
            find the answer that fits, and isn’t kept.
          </Trans>
        </p>
      </div>
      <Obstacles ids={challengeIds} />
    </div>
  )
}

/** The obstacles that the conversation helps with; renders nothing until they are loaded. */
function Obstacles({ ids }: { ids: readonly string[] }) {
  const { data } = useQuery(recordsQuery('implementation-challenge', ids))
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="obstacles">
      <h2 id="obstacles" className="text-title">
        <Trans>Good practice for</Trans>
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {inOrder(ids, data).map(({ id, title }) => (
          <li key={id}>
            <AppLink
              to={paths.obstacle(id)}
              className={linkClass('inline-flex min-h-11 items-center')}
            >
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
