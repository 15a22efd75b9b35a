import { Trans } from '@lingui/react/macro'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'

type Admin = { _id: string; firstName: string; lastName: string; email: string; isSelf: boolean }

export function AdminsCard({ admins }: { admins: readonly Admin[] }) {
  return (
    <Card>
      <h2 className="text-title">
        <Trans>Admins</Trans>
      </h2>
      <ul className="mt-3 flex flex-col">
        {admins.map(({ _id, firstName, lastName, email, isSelf }) => (
          <li key={_id}>
            <AppLink to={paths.editMember(_id)} className={linkClass('inline-block min-h-11 py-2')}>
              {`${firstName} ${lastName}`.trim() || email}
            </AppLink>{' '}
            {isSelf && (
              <span className="text-note text-field-soft">
                <Trans>you</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-note text-field-soft">
        <Trans>To add one, open a member and turn on Admin. 2 admins are best.</Trans>
      </p>
    </Card>
  )
}
