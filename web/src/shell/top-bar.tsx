import { useLingui } from '@lingui/react/macro'
import { Menu } from 'lucide-react'
import { type ComponentProps, type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '#api/me.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { Avatar } from '#shell/avatar.tsx'
import { FeedbackButton, useFeedback } from '#shell/feedback-button.tsx'
import { Lazy } from '#shell/lazy-part.tsx'
import { menuPart } from '#shell/menu-part.ts'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Logo } from '#ui/logo.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export function TopBar({ score }: { score: ReactNode }) {
  const { t } = useLingui()
  const me = useMe()
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  const close = () => setOpenedAt(null)
  const isDrawn = useDeferredValue(isOpen) && isOpen
  const menuButton = useRef<HTMLButtonElement>(null)
  const feedback = useFeedback()
  return (
    <header className="mx-auto flex w-full max-w-page items-center gap-2 px-3 py-3 sm:px-6 lg:px-8">
      <IconButton
        ref={menuButton}
        label={t`Menu`}
        icon={<Menu aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className="lg:hidden"
        onPointerEnter={() => void menuPart.load().catch(() => {})}
        onClick={() => setOpenedAt(key)}
      />
      <HomeLink compact="phone" />
      {me.sessionState !== 'pending_2fa' && (
        <FeedbackButton className="ml-auto hidden min-h-12 items-center gap-2 rounded-pill px-4 font-semibold text-field-soft hover:bg-quiet md:inline-flex" />
      )}
      <div className="ml-auto md:ml-0">{score}</div>
      {me.sessionState === 'active' && (
        <AppLink
          to={paths.profile}
          aria-label={t`Your profile`}
          className="rounded-pill no-underline transition-[scale] active:scale-[0.95]"
        >
          <Avatar src={me.avatar} name={me.firstName} />
        </AppLink>
      )}
      <Dialog open={isDrawn} onClose={close} title={t`Menu`} side="left">
        <div className="-mx-3 pt-2">
          <Lazy
            part={menuPart}
            props={{
              onChoose: close,
              onFeedback: () => {
                close()
                feedback.open(menuButton)
              },
            }}
            placeholder={<Skeleton className="late h-96" />}
          />
        </div>
      </Dialog>
      {feedback.dialog}
    </header>
  )
}

type HomeLinkProps = Pick<ComponentProps<typeof Logo>, 'compact'> & { to?: string }

export function HomeLink({ compact, to = paths.home }: HomeLinkProps) {
  const { t } = useLingui()
  return (
    <AppLink
      to={to}
      aria-label={t`${productName}, home`}
      className="inline-flex min-h-12 items-center rounded-pill pr-3 no-underline"
    >
      <Logo name={productName} {...(compact && { compact })} />
    </AppLink>
  )
}
