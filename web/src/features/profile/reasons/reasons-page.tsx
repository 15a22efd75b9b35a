import { Trans, useLingui } from '@lingui/react/macro'
import { reasons } from '#lib/generated/reasons.ts'
import { paths } from '#paths.ts'
import { BackLink } from '#shell/back-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { Card } from '#ui/card.tsx'
import { reasonWords } from './reasons.labels.ts'

/** /profile/advice: the reasons for which advice is chosen, and the data that each uses. */
export function ReasonsPage() {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header className="flex flex-col gap-3">
        <BackLink to={paths.profile}>
          <Trans>Your profile</Trans>
        </BackLink>
        <PageTitle>
          <Trans>How advice is chosen for you</Trans>
        </PageTitle>
        <p className="max-w-prose text-lead text-pretty text-field-soft">
          <Trans>
            The more of these reasons apply to a piece of advice, the earlier it comes. The
            strongest reasons are at the top.
          </Trans>
        </p>
      </header>
      <ReasonsTable />
      <Card className="flex flex-col gap-3">
        <h2 className="text-title">
          <Trans>What comes later, or not at all</Trans>
        </h2>
        <p className="max-w-prose">
          <Trans>
            Advice comes later if it's for another role or kind of work, takes longer than you have,
            or is like advice you didn't find helpful. Advice you marked “Not for me” doesn't come
            again, and advice in your open goals doesn't either.
          </Trans>
        </p>
        <p className="max-w-prose">
          <Trans>
            The order is made when you open a page, and it isn't stored. No one at work sees it. You
            can turn this off on your profile.
          </Trans>
        </p>
      </Card>
    </div>
  )
}

function ReasonsTable() {
  const { i18n } = useLingui()
  return (
    <Card>
      <table className="w-full text-left text-note sm:text-body">
        <thead>
          <tr className="max-[18rem]:flex max-[18rem]:flex-wrap">
            <th scope="col" className="pr-4 pb-3 align-bottom">
              <Trans>Reason</Trans>
            </th>
            <th scope="col" className="pb-3 align-bottom">
              <Trans>What it uses</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {reasons.map((name) => (
            <tr
              key={name}
              className="border-t-2 border-(--quiet) max-[18rem]:flex max-[18rem]:flex-wrap"
            >
              <th scope="row" className="py-3 pr-4 align-top font-semibold wrap-break-word">
                {i18n._(reasonWords[name].reason)}
              </th>
              <td className="py-3 align-top text-field-soft wrap-break-word">
                {i18n._(reasonWords[name].uses)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
