import { Plural } from '@lingui/react/macro'
import { ChevronRight, ClipboardList, Route } from 'lucide-react'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import type { Origin } from '#shell/origin.ts'
import type { ShortKit, ShortPath } from './kits.queries.ts'

type Props = { label: string; kits: readonly (ShortKit | ShortPath)[]; from?: Origin }

/** Links to kits, which have minutes, or to paths. */
export function KitRows({ label, kits, from = 'search' }: Props) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {kits.map((kit) => (
        <li key={kit.id}>
          <AppLink
            to={'minutes' in kit ? paths.kit(kit.id) : paths.path(kit.id)}
            state={{ from }}
            className="on-surface flex min-h-14 items-center gap-4 rounded-tile py-3 pr-4 pl-5 no-underline hover:bg-surface-soft"
          >
            {'minutes' in kit ? (
              <ClipboardList aria-hidden="true" className="size-6 shrink-0" />
            ) : (
              <Route aria-hidden="true" className="size-6 shrink-0" />
            )}
            <span className="min-w-0 flex-1">
              <span className="block leading-snug font-semibold">{kit.title}</span>
              <span className="mt-0.5 block text-note text-field-soft">
                {kit.situation}
                {'minutes' in kit && ' · '}
                {'minutes' in kit && (
                  <Plural value={kit.minutes} one="# minute" other="# minutes" />
                )}
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
