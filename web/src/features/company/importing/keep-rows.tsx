import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MembersOf } from '#companies/members.queries.ts'
import { InlineError } from '#shell/inline-error.tsx'
import { Button } from '#ui/button.tsx'
import { keepRows, type WhichRows } from './files.ts'
import { useStep } from './use-step.ts'

type Props = {
  of: MembersOf
  id: string
  which: WhichRows
  variant: 'primary' | 'quiet'
  children: ReactNode
}

/** A file of rows of an import, to be mended and brought again. */
export function KeepRows({ of, id, which, variant, children }: Props) {
  const keep = useStep({ mutationFn: () => keepRows(id, of, which) })
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant={variant}
        pending={keep.isPending}
        icon={<Download aria-hidden="true" className="size-5 shrink-0" />}
        onClick={() => keep.mutate()}
      >
        {children}
      </Button>
      <InlineError error={keep.error} />
    </div>
  )
}
