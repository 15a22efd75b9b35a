import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, DoorOpen, EyeOff, type LucideIcon, ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMe } from '#api/me.ts'
import { ManageButton } from '#features/membership/manage-button.tsx'
import { membershipQuery } from '#features/membership/membership.queries.ts'
import { paidPart, paidState } from '#features/membership/membership.rules.ts'
import { MembershipLines } from '#features/membership/membership-lines.tsx'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { chooseTheme, readTheme, type Theme } from '#shell/theme.ts'
import { TryAgain } from '#shell/try-again.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CalendarSection } from './calendar/calendar-section.tsx'
import { PausesSection } from './pauses/pauses-section.tsx'
import { Section } from './section.tsx'
import { OrderSection } from './settings/order-section.tsx'

/** Parts outside of the form of the profile; some have a form of their own. */
export function Below() {
  return (
    <div className="mt-12 grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
        <MembershipSection />
        <PausesSection />
        <OrderSection />
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
        <CalendarSection />
        <AccountSection />
      </div>
    </div>
  )
}

function MembershipSection() {
  const { isPublicUser } = useMe()
  const own = useQuery(membershipQuery)
  const paid = own.data && paidPart(own.data)
  const stillPays = paid !== undefined && paidState(paid) !== 'ended'
  const hasSome = isPublicUser === true || stillPays
  if (!hasSome) return null
  return (
    <Section id="membership" title={<Trans>Membership</Trans>}>
      {own.isPending && <Skeleton className="late h-28" />}
      {own.isError && <TryAgain error={own.error} onRetry={() => void own.refetch()} />}
      {own.data && <MembershipLines membership={own.data} />}
      {own.data && <ManageButton membership={own.data} />}
    </Section>
  )
}

function AccountSection() {
  const { company, isPublicUser } = useMe()
  return (
    <Section title={<Trans>Account and device</Trans>}>
      <SettingsLink
        to={paths.security}
        icon={ShieldCheck}
        title={<Trans>Security</Trans>}
        note={<Trans>Password, two-factor sign-in, devices</Trans>}
      />
      <SettingsLink
        to={paths.privacy}
        icon={EyeOff}
        title={<Trans>Privacy and your data</Trans>}
        note={<Trans>Who sees what, download or delete your data</Trans>}
      />
      {company !== null && company !== undefined && !isPublicUser && (
        <SettingsLink
          to={paths.leaveCompany}
          icon={DoorOpen}
          title={<Trans>Leave {company.name}</Trans>}
          note={<Trans>Your account and goals stay yours</Trans>}
        />
      )}
      <ThemeChoice />
      <AppLink to={paths.signOff} className={buttonClass('quiet', 'self-start')}>
        <Trans>Sign out</Trans>
      </AppLink>
    </Section>
  )
}

type SettingsLinkProps = { to: string; icon: LucideIcon; title: ReactNode; note: ReactNode }

function SettingsLink({ to, icon: Icon, title, note }: SettingsLinkProps) {
  return (
    <AppLink
      to={to}
      className="-mx-3 flex min-h-16 items-center gap-4 rounded-tile px-3 py-2 no-underline hover:bg-quiet"
    >
      <Icon aria-hidden="true" className="size-5.5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-note text-field-soft">{note}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </AppLink>
  )
}

function ThemeChoice() {
  const { t } = useLingui()
  const [theme, setTheme] = useState<Theme>(readTheme)
  const options = [
    { value: 'system', label: t`Device` },
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
  ] as const
  const choose = (next: Theme) => {
    setTheme(next)
    chooseTheme(next)
  }
  return <SegmentedChoice label={t`Appearance`} options={options} value={theme} onChange={choose} />
}
