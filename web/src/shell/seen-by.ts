import { useLingui } from '@lingui/react/macro'
import type { PrivacyGroup } from '#api/generated/graphql.ts'
import { whoSees } from '#api/generated/who-sees.ts'
import { useMe } from '#api/me.ts'
import { productName } from '#lib/product.ts'

const others = ['colleagues', 'companyAdmins', 'appAdmins'] as const
export type OtherReader = (typeof others)[number] | 'partners'

export function useReaderNames(): Record<OtherReader, string> {
  const { t } = useLingui()
  const { isPublicUser } = useMe()
  return {
    colleagues: t`your colleagues`,
    companyAdmins: isPublicUser
      ? t`the admins of a company that invites you`
      : t`your company’s admins`,
    appAdmins: t`the people who run ${productName}`,
    partners: t`your impact partners`,
  }
}

/** The other readers of a group of data, as a list in words; null without any. */
export function useReaders(group: PrivacyGroup): string | null {
  const { i18n } = useLingui()
  const { isPublicUser } = useMe()
  const names = useReaderNames()
  const seeing = others.filter(
    (other) => whoSees[group][other] === 'yes' && (other === 'appAdmins' || !isPublicUser),
  )
  if (seeing.length === 0) return null
  return new Intl.ListFormat(i18n.locale).format(seeing.map((other) => names[other]))
}

/**
 * The readers as a sentence: "Only you can see this." or "Seen by the admins of your company …".
 */
export function useSeenBy(group: PrivacyGroup): string {
  const { t } = useLingui()
  const readers = useReaders(group)
  return readers === null ? t`Only you can see this.` : t`Visible to ${readers}.`
}
