import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useMe } from '#api/me.ts'
import { wordsQuery } from '#features/onboarding/onboarding-words.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { FormChoices } from '#shell/forms/choice-fields.tsx'
import { FormSelect } from '#shell/forms/fields.tsx'
import { FormSwitch } from '#shell/forms/switch-field.tsx'
import { useField } from '#shell/forms/use-form.ts'
import { PageHelp } from '#shell/page-help.tsx'
import { Section } from './section.tsx'

// The languages with a translation; the server accepts no other.
const languages = ['en'] as const

export function MotivationSection() {
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

export function PermissionsSection() {
  const { t } = useLingui()
  const { isPublicUser } = useMe()
  return (
    <Section
      title={<Trans>Permissions</Trans>}
      lead={<Trans>All are off until you turn them on.</Trans>}
    >
      <div className="flex flex-col gap-1">
        <AppLink
          to={paths.messageSettings}
          className="-mx-3 flex min-h-14 items-start gap-4 rounded-tile px-3 py-3 no-underline hover:bg-quiet"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{t`What we send you, and when`}</span>
            <span className="mt-0.5 block text-note text-field-soft">
              {t`Emails about your plans, check-ins and more.`}
            </span>
          </span>
          <ChevronRight aria-hidden="true" className="mt-1 size-6 shrink-0" />
        </AppLink>
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

export function LanguageSection() {
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
