import { Trans } from '@lingui/react/macro'
import { RecordForm } from '#shell/forms/record-form.tsx'
import { Lazy } from '#shell/lazy-part.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import {
  belowForm,
  belowPlace,
  belowWork,
  formWaiting,
  placeWaiting,
  workWaiting,
} from './below.lazy.tsx'
import { MirrorSection } from './person/mirror-section.tsx'
import { WorkSection } from './person/work-section.tsx'
import { YouSection } from './person/you-section.tsx'
import type { Profile } from './profile.queries.ts'
import { TimeSection } from './time/time-section.tsx'
import { useConflictWords } from './use-conflict-words.ts'
import { useProfileForm } from './use-profile-form.ts'

/** What one Save saves, and below it what holds at once. */
export function ProfileView({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile)
  const conflict = useConflictWords()
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
      <RecordForm
        form={form}
        floats
        unsaved={<Trans>What you changed on your profile is not saved yet.</Trans>}
        conflict={conflict}
      >
        <Sections profile={profile} />
      </RecordForm>
      <Lazy part={belowForm} placeholder={formWaiting} />
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
        <Lazy part={belowWork} placeholder={workWaiting} />
      </div>
      <div className={column}>
        <MirrorSection profile={profile} />
        <TimeSection />
        <Lazy part={belowPlace} placeholder={placeWaiting} />
      </div>
    </div>
  )
}
