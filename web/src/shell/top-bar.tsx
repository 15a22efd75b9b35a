import { Trans, useLingui } from '@lingui/react/macro'
import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Avatar } from '#shell/avatar.tsx'
import { Later, laterPart } from '#shell/later.tsx'
import { MenuList } from '#shell/menu-list.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Logo } from '#ui/logo.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const accountPanel = laterPart(async () => (await import('#shell/account-panel.tsx')).AccountPanel)

/** Menu button (until the rail is there), logo linking home, the weekly score, and the person. */
export function TopBar({ score }: { score: ReactNode }) {
  const { t } = useLingui()
  const me = useMe()
  // Each is open on the page that it was opened on: a link out of it closes it.
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ what: 'menu' | 'account'; at: string } | null>(null)
  const open = opened?.at === key ? opened.what : null
  const setOpen = (what: 'menu' | 'account') => setOpened({ what, at: key })
  const close = () => setOpened(null)
  return (
    <header className="mx-auto flex w-full max-w-page items-center gap-2 px-3 py-3 sm:px-6 lg:px-8">
      <IconButton
        label={t`Menu`}
        icon={<Menu aria-hidden="true" />}
        aria-expanded={open === 'menu'}
        aria-haspopup="dialog"
        className="lg:hidden"
        onClick={() => setOpen('menu')}
      />
      <HomeLink compact />
      <div className="ml-auto">{score}</div>
      <button
        type="button"
        aria-label={t`Your account`}
        aria-haspopup="dialog"
        className="rounded-pill transition-[scale] active:scale-95"
        onClick={() => setOpen('account')}
      >
        <Avatar src={me.avatar} name={me.firstName} />
      </button>
      <Dialog open={open === 'menu'} onClose={close} title={t`Menu`} side="left">
        <div className="-mx-3 pt-2">
          <MenuList onChoose={close} />
        </div>
      </Dialog>
      <Dialog open={open === 'account'} onClose={close} title={t`You`}>
        <Later part={accountPanel} placeholder={<Skeleton className="late h-40" />} />
      </Dialog>
    </header>
  )
}

/** The logo as the way home. */
export function HomeLink({ compact = false }: { compact?: boolean }) {
  return (
    <AppLink
      to={paths.home}
      className="inline-flex min-h-12 items-center rounded-pill pr-3 no-underline"
    >
      <Logo name={productName} compact={compact} />
      <VisuallyHidden>
        <Trans>: home</Trans>
      </VisuallyHidden>
    </AppLink>
  )
}
