import { Trans, useLingui } from '@lingui/react/macro'
import { useMe } from '#api/me.ts'
import { Section } from '#features/profile/section.tsx'
import { productName } from '#lib/product.ts'
import { FormSelect } from '#shell/forms/fields.tsx'
import { FormSwitch } from '#shell/forms/switch-field.tsx'

/** What a person allows, each in words of who sees what then; and the language of mails. */
export function PermissionsSection() {
  const { t } = useLingui()
  const { isPublicUser } = useMe()
  return (
    <Section
      title={<Trans>What others may do</Trans>}
      lead={
        <Trans>All of it is off until you switch it on, and you can switch it off again.</Trans>
      }
    >
      <div className="flex flex-col gap-1">
        <FormSwitch
          name="optInEmail"
          label={t`${productName} may write to me about more than my account`}
          hint={t`So far there are no such mails: what comes is about your account alone, either way.`}
        />
        {!isPublicUser && (
          <>
            <FormSwitch
              name="optContactByColleague"
              label={t`Colleagues may find me as an impact partner`}
              hint={t`For the day when people can look for partners here. Until then it shows you to nobody.`}
            />
            <FormSwitch
              name="shareWeeklyScore"
              label={t`My company’s admins may see my weekly score`}
              hint={t`They see the number of the week beside your name, and not what it is made of. Otherwise it counts only in averages of five people or more.`}
            />
          </>
        )}
      </div>
    </Section>
  )
}

// The languages that there are words for; the server keeps no other.
const languages = ['en'] as const

/** The language of the screen and of mails. */
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
        label={t`Screen and mails`}
        hint={t`${productName} speaks English so far. Others stand here as they come.`}
        options={options}
      />
    </Section>
  )
}
