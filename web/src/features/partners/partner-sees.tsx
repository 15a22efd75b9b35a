import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PartnerField } from '#api/generated/graphql.ts'

/** The names of all fields that a partner sees of a shared goal. The server has the list. */
export const partnerFieldLabel: Record<PartnerField, MessageDescriptor> = {
  title: msg`the title`,
  planWhen: msg`when you’ll do it`,
  planThen: msg`what you’ll do`,
  progress: msg`your progress`,
  reviewDate: msg`the next check-in day`,
  isAchieved: msg`whether you achieved it`,
}

/** "They'll see the title, when you'll do it …. Nothing else." */
export function PartnerSees({ firstName }: { firstName: string }) {
  const { i18n } = useLingui()
  const labels = Object.values(partnerFieldLabel).map((label) => i18n._(label))
  const list = new Intl.ListFormat(i18n.locale).format(labels)
  return (
    <Trans>
      {firstName} will see {list}. Nothing else: no notes, obstacles or check-ins.
    </Trans>
  )
}
