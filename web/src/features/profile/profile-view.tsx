import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { leaving } from '#shell/forms/record.later.tsx'
import { RecordForm } from '#shell/forms/record-form.tsx'
import type { RecordForm as FormState } from '#shell/forms/use-record-form.ts'
import { Later, laterPart } from '#shell/later.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { WorkSection } from './about/work-section.tsx'
import { YouSection } from './about/you-section.tsx'
import {
  belowForm,
  belowPlace,
  belowWork,
  formWaiting,
  placeWaiting,
  workWaiting,
} from './below.later.tsx'
import { MirrorSection } from './beside/mirror-section.tsx'
import { PlaceSection } from './place/place-section.tsx'
import type { Profile } from './profile.data.ts'
import type { ProfileValues } from './profile.rules.ts'
import { draftName, useProfileForm } from './use-profile-form.ts'

const conflictDialog = laterPart<{ form: FormState<ProfileValues> }>(
  async () => (await import('./profile-conflict.tsx')).ProfileConflict,
)

/** What one Save saves, and below it what holds at once. */
export function ProfileView({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile)
  const { hasChanges, conflict } = form
  // Before a save can meet another one, and while there is a network.
  useEffect(() => {
    if (hasChanges) conflictDialog.load().catch(() => {})
  }, [hasChanges])
  return (
    <>
      <header className="mb-8 flex flex-col gap-3">
        <PageTitle>
          <Trans>Your profile</Trans>
        </PageTitle>
        <p className="max-w-prose text-lead text-pretty text-field-soft">
          <Trans>Everything you told, yours to change. Each part says who sees it.</Trans>
        </p>
      </header>
      <RecordForm form={form} floats>
        <Sections profile={profile} />
      </RecordForm>
      <Later part={belowForm} placeholder={formWaiting} />
      <Later
        part={leaving}
        placeholder={null}
        props={{
          form,
          draft: draftName,
          children: <Trans>What you changed on your profile is not saved yet.</Trans>,
        }}
      />
      {conflict && (
        <Later
          key={conflict.theirs.version}
          part={conflictDialog}
          placeholder={null}
          props={{ form }}
        />
      )}
    </>
  )
}

const column = 'flex min-w-0 flex-col gap-4 lg:gap-6'

function Sections({ profile }: { profile: Profile }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className={column}>
        <YouSection />
        <WorkSection />
        <Later part={belowWork} placeholder={workWaiting} />
      </div>
      <div className={column}>
        <MirrorSection profile={profile} />
        <PlaceSection />
        <Later part={belowPlace} placeholder={placeWaiting} />
      </div>
    </div>
  )
}
