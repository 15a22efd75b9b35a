import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ChevronRight, DoorOpen, EyeOff, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMe } from '#api/me.ts'
import { ManageButton } from '#features/membership/manage-button.tsx'
import { membershipQuery } from '#features/membership/membership.queries.ts'
import { paidPart, paidState } from '#features/membership/membership.rules.ts'
import { MembershipLines } from '#features/membership/membership-lines.tsx'
import { wordsQuery } from '#features/onboarding/onboarding-words.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormChoices } from '#shell/forms/choice-fields.tsx'
import { FormSelect } from '#shell/forms/fields.tsx'
import { FormSwitch } from '#shell/forms/switch-field.tsx'
import { useField } from '#shell/forms/use-form.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { TryAgain } from '#shell/try-again.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PausesSection } from './pauses/pauses-section.tsx'
import { Section } from './section.tsx'
import { AdviceSection } from './settings/advice-section.tsx'
import { OrderSection } from './settings/order-section.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { TimeSection } from './time/time-section.tsx'

// The languages with a translation; the server accepts no other.
const languages = ['en'] as const

// The parts of the profile below its first screen, named by their place in the page.

export const BelowWork = MotivationSection

export function BelowPlace() {
  return (
    <>
      <TimeSection />
      <AdviceSection />
      <PermissionsSection />
      <LanguageSection />
    </>
  )
}

/** Parts outside of the form of the profile; some have a form of their own. */
export function BelowForm() {
  return (
    <div className="mt-12 grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
        <MembershipSection />
        <PausesSection />
        <OrderSection />
      </div>
      <AccountSection />
    </div>
  )
}

function MotivationSection() {
  const { t } = useLingui()
  return (
    <Section
      title={<Trans>What motivates you</Trans>}
      lead={<Trans>Only you can see this.</Trans>}
      help={<PageHelp page="profile" labels={['formats']} name={t`About formats`} />}
    >
      <Several name="motivations" page="user-motivation" label={t`A good working week has`} />
      <Several name="learningStyles" page="user-learning" label={t`You like to learn by`} />
    </Section>
  )
}

type Props = {
  name: 'motivations' | 'learningStyles'
  /** The onboarding page of this question, which defines the maximum number of choices. */
  page: string
  label: string
}

function Several({ name, page, label }: Props) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(wordsQuery)
  const { value } = useField<readonly string[]>(name)
  const choices = name === 'motivations' ? data.choices.motivation : data.choices.learn
  const most = data.flow.find((step) => step.page === page)?.maxSelection ?? choices.length
  const count = value.length
  return (
    <FormChoices
      name={name}
      label={label}
      note={most < choices.length ? t`${count} of ${most} picked` : undefined}
      choices={choices}
      most={most}
    />
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

function PermissionsSection() {
  const { t } = useLingui()
  const { isPublicUser } = useMe()
  return (
    <Section
      title={<Trans>Permissions</Trans>}
      lead={<Trans>All are off until you turn them on.</Trans>}
    >
      <div className="flex flex-col gap-1">
        <FormSwitch
          name="optInEmail"
          label={t`Send me tips and reminders by email`}
          hint={t`For now, that’s invitations from colleagues. Emails about your account always come.`}
        />
        {!isPublicUser && (
          <>
            <FormSwitch
              name="optContactByColleague"
              label={t`Colleagues can find me as an impact partner`}
              hint={t`They can search for your name, see it with your picture, and invite you. They never see your email.`}
            />
            <FormSwitch
              name="shareWeeklyScore"
              label={t`My company’s admins can see my weekly score`}
              hint={t`They see the number next to your name, never what it's made of. When this is off, it only counts in averages of 5 or more people.`}
            />
          </>
        )}
      </div>
    </Section>
  )
}

function LanguageSection() {
  const { t } = useLingui()
  const options = languages.map((code) => ({
    value: code,
    label: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
  }))
  return (
    <Section title={<Trans>Language</Trans>}>
      <FormSelect
        name="language"
        label={t`App and emails`}
        hint={t`${productName} is in English. More languages are coming.`}
        options={options}
      />
    </Section>
  )
}
