import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProfileCluster } from '#api/content-tables.ts'
import { saveFields } from '#features/onboarding/answers/saving.ts'
import { useHere } from '#features/onboarding/onboarding-context.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { showSnackbar } from '#shell/snackbar.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { profileTone } from './profile-tone.ts'

/** It does not fit: another of the five, or none at all. */
export function OtherProfile({ cluster }: { cluster: ProfileCluster }) {
  const { t } = useLingui()
  const { words } = useHere().onboarding
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (profileCluster: number | null) => saveFields(queries, { profileCluster }),
    onSuccess: () => {
      showSnackbar({ text: t`Saved`, color: 'info' })
      window.scrollTo(0, 0)
    },
  })
  return (
    <>
      <Card className="flex flex-col gap-4">
        <div>
          <h3 className="font-display text-title">
            <Trans>Does it not fit?</Trans>
          </h3>
          <p className="mt-2 max-w-prose">
            <Trans>You know yourself best. Take another one, or do without.</Trans>
          </p>
        </div>
        <InlineError error={error} />
        <p className="flex flex-wrap gap-3">
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Trans>Choose another one</Trans>
          </Button>
          <Button variant="quiet" pending={isPending} onClick={() => mutate(null)}>
            <Trans>Clear my profile</Trans>
          </Button>
        </p>
      </Card>
      {isOpen && (
        <ChoiceGroup
          label={t`Profiles`}
          choices={words.clusters.map(({ number, name, description }) => ({
            id: String(number),
            title: name,
            text: `${description.split('. ')[0]}.`,
          }))}
          selected={[String(cluster.number)]}
          tone={profileTone(cluster.number)}
          onSelect={(id) => mutate(Number(id))}
        />
      )}
    </>
  )
}
