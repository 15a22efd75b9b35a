import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Eye, EyeOff, KeyRound, type LucideIcon, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useMe } from '#api/me.ts'
import { FreshSignIn } from '#features/fresh-sign-in/fresh-sign-in.tsx'
import { partnerFieldLabel } from '#features/partners/partner-sees.tsx'
import { cx } from '#lib/cx.ts'
import { productName } from '#lib/product.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { BackLink } from '#shell/back-link.tsx'
import { Lazy, lazyPart } from '#shell/lazy-part.tsx'
import { PageTitle } from '#shell/page-title.tsx'
import { type OtherReader, useReaderNames } from '#shell/seen-by.ts'
import { Button } from '#ui/button.tsx'
import { Card, cardClass } from '#ui/card.tsx'
import { linkClass } from '#ui/link.tsx'
import type { Tone } from '#ui/tone.ts'
import { DownloadCard } from './download/download-card.tsx'
import type { LeaveDialogProps } from './leaving/leave-dialog.tsx'
import { type VisibleData, whoSeesQuery } from './privacy.queries.ts'
import {
  byAnyCompany,
  copiedElsewhere,
  groupWords,
  keptWords,
} from './visibility/visibility.labels.ts'
import { type Block, blocksOf } from './visibility/visibility.rules.ts'

const looks: Record<Block['kind'], { icon: LucideIcon; tone?: Tone }> = {
  onlyYou: { icon: EyeOff, tone: 'mint' },
  youDecide: { icon: SlidersHorizontal, tone: 'sun' },
  others: { icon: Eye },
  nobody: { icon: KeyRound },
}

const leaveDialog = lazyPart<LeaveDialogProps>(
  async () => (await import('./leaving/leave-dialog.tsx')).LeaveDialog,
)

/**
 * /profile/privacy: the readers of each kind of data, the person's own data, and how to leave
 * (product 6).
 */
export function PrivacyPage() {
  const { t } = useLingui()
  const { data: rows } = useSuspenseQuery(whoSeesQuery)
  return (
    <FreshSignIn>
      <header className="mb-8 flex flex-col items-start gap-3">
        <BackLink to={paths.profile}>
          <Trans>Your profile</Trans>
        </BackLink>
        <PageTitle name={t`Privacy`}>
          <Trans>Who sees what about you</Trans>
        </PageTitle>
        <p className="max-w-prose text-lead text-pretty text-field-soft">
          <Trans>This page is built from the rules that {productName} itself follows.</Trans>
        </p>
      </header>
      <WhoSees rows={rows} />
      <p className="mt-6 max-w-prose text-field-soft">
        <Trans>
          The person who looks after the {productName} server could read what’s stored there, except
          passwords, codes and phone numbers, which are hashed or encrypted. When the people who run{' '}
          {productName} look at members, we log it.
        </Trans>
      </p>
      <div className="mt-10 grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
        <DownloadCard />
        <LeaveCard />
      </div>
    </FreshSignIn>
  )
}

function LeaveCard() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    leaveDialog.load().catch(() => {})
  }, [])
  return (
    <Card className="flex flex-col items-start gap-4 sm:p-8">
      <div>
        <h2 className="text-title">
          <Trans>Delete your account</Trans>
        </h2>
        <p className="mt-2 max-w-prose text-field-soft">
          <Trans>
            Closed right away, erased after 14 days. Until then, you can change your mind.
          </Trans>
        </p>
      </div>
      <Button variant="quiet" className="mt-auto" onClick={() => setIsOpen(true)}>
        {t`Delete my account`}
      </Button>
      <Lazy
        part={leaveDialog}
        props={{ open: isOpen, onClose: () => setIsOpen(false) }}
        placeholder={null}
      />
    </Card>
  )
}

function WhoSees({ rows }: { rows: readonly VisibleData[] }) {
  return (
    <div className="gap-6 lg:columns-2">
      {blocksOf(rows).map((block) => (
        <BlockCard key={`${block.kind} ${block.others.join(' ')}`} block={block} />
      ))}
    </div>
  )
}

function BlockCard({ block: { kind, others, rows } }: { block: Block }) {
  const heading = useId()
  const heads = useHeads(others)
  const { icon: Icon, tone } = looks[kind]
  const { title, lead } = heads[kind]
  return (
    <section
      aria-labelledby={heading}
      className={cx(cardClass(tone), 'mb-4 flex break-inside-avoid flex-col gap-5 sm:p-8 lg:mb-6')}
    >
      <div className="flex items-start gap-4">
        <Icon aria-hidden="true" className="mt-1 size-6 shrink-0" />
        <div>
          <h2 id={heading} className="text-title text-balance">
            {title}
          </h2>
          {lead && <p className="mt-1 text-field-soft">{lead}</p>}
        </div>
      </div>
      <dl className="flex flex-col gap-4">
        {rows.map((row) => (
          <Group key={row.group} row={row} />
        ))}
      </dl>
    </section>
  )
}

function Group({ row: { group, kept, isCopied, partnerSees } }: { row: VisibleData }) {
  const { i18n } = useLingui()
  const fields = partnerSees.map((name) => i18n._(partnerFieldLabel[name]))
  const list = new Intl.ListFormat(i18n.locale).format(fields)
  const { isPublicUser } = useMe()
  const { title, what } = groupWords[group]
  const isStranger = isPublicUser === true && group === 'byCompany'
  return (
    <div>
      <dt className="font-semibold">{i18n._(isStranger ? byAnyCompany : title)}</dt>
      <dd className="max-w-prose text-field-soft">
        {kept.length > 0 && (
          <ul className="mb-1 list-disc pl-5">
            {kept.map(({ what: part, days }) => (
              <li key={part}>{i18n._(keptWords[part](days ?? 0))}</li>
            ))}
          </ul>
        )}
        {i18n._(what)}
        {fields.length > 0 && (
          <span className="mt-1 block">
            <Trans>Of a goal you share: {list}. Nothing else.</Trans>
          </span>
        )}
        {isCopied && <span className="mt-1 block">{i18n._(copiedElsewhere)}</span>}
      </dd>
    </div>
  )
}

function useHeads(others: readonly OtherReader[]) {
  const { t, i18n } = useLingui()
  const names = useReaderNames()
  const of = new Intl.ListFormat(i18n.locale)
  const list = of.format(others.map((other) => names[other]))
  const withYou = of.format([t`You`, ...others.map((other) => names[other])])
  const heads: Record<Block['kind'], { title: string; lead?: ReactNode }> = {
    onlyYou: {
      title: t`Only you`,
      lead: <Trans>No colleague, manager or admin can see any of it, ever.</Trans>,
    },
    youDecide: {
      title: t`You, and ${list} if you choose`,
      lead: others.includes('partners') ? (
        <Trans>
          You choose each goal in{' '}
          <AppLink to={paths.partners} className={linkClass()}>
            My Impact Partners
          </AppLink>
          .
        </Trans>
      ) : (
        <Trans>
          Off until you turn it on{' '}
          <AppLink to={paths.profile} className={linkClass()}>
            in your profile
          </AppLink>
          .
        </Trans>
      ),
    },
    others: { title: withYou },
    nobody: {
      title: t`No one, not even you`,
      lead: <Trans>We can check it, but no one can read it.</Trans>,
    },
  }
  return heads
}
