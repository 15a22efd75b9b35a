import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { EditingForm } from '#shell/editing/editing-form.tsx'
import { leaving } from '#shell/editing/leaving.later.ts'
import { dropDraft } from '#shell/editing/use-kept-form.ts'
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
import { draftName, ProfileContext, useProfileEditing } from './use-profile-editing.ts'

const conflictDialog = laterPart(
  async () => (await import('./profile-conflict.tsx')).ProfileConflict,
)

/** What one Save saves, and below it what holds at once. */
export function ProfileView({ profile }: { profile: Profile }) {
  const editing = useProfileEditing(profile)
  const { hasChanges, conflict } = editing
  // Before a save can meet another one, and while there is a network.
  useEffect(() => {
    if (hasChanges) conflictDialog.load().catch(() => {})
  }, [hasChanges])
  return (
    <ProfileContext value={editing}>
      <header className="mb-8 flex flex-col gap-3">
        <PageTitle>
          <Trans>Your profile</Trans>
        </PageTitle>
        <p className="max-w-prose text-lead text-pretty text-field-soft">
          <Trans>Everything you told, yours to change. Each part says who sees it.</Trans>
        </p>
      </header>
      <EditingForm editing={editing} floats>
        <Sections />
      </EditingForm>
      <Later part={belowForm} placeholder={formWaiting} />
      <Later
        part={leaving}
        placeholder={null}
        props={{
          editing,
          onDrop: () => dropDraft(draftName),
          children: <Trans>What you changed on your profile is not saved yet.</Trans>,
        }}
      />
      {conflict && <Later key={conflict.theirs.version} part={conflictDialog} placeholder={null} />}
    </ProfileContext>
  )
}

const column = 'flex min-w-0 flex-col gap-4 lg:gap-6'

function Sections() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className={column}>
        <YouSection />
        <WorkSection />
        <Later part={belowWork} placeholder={workWaiting} />
      </div>
      <div className={column}>
        <MirrorSection />
        <PlaceSection />
        <Later part={belowPlace} placeholder={placeWaiting} />
      </div>
    </div>
  )
}
