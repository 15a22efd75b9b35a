import type { ReactNode } from 'react'
import { AppLink } from '#shell/app-link.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { PictureLost } from '#ui/art/picture-lost.tsx'
import { buttonClass } from '#ui/button.tsx'

type Props = {
  title: ReactNode
  children: ReactNode
  to: string
  action: ReactNode
}

/** For unknown, deleted and foreign records. The text does not distinguish them. */
export function LostPage({ title, children, to, action }: Props) {
  return (
    <div className="mx-auto flex max-w-dialog flex-col items-center gap-4 py-8 text-center">
      <div className="w-56 max-w-full">
        <PictureLost />
      </div>
      <PageTitle>{title}</PageTitle>
      <p className="text-field-soft">{children}</p>
      <AppLink to={to} className={buttonClass('strong', 'mt-2')}>
        {action}
      </AppLink>
    </div>
  )
}
