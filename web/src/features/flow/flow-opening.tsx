import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect } from 'react'
import type { Entity } from '#lib/entities.ts'
import { paths } from '#paths.ts'
import { fieldOf, usePageField } from '#shell/page-field.ts'
import { growOut } from '#ui/grow.ts'
import { headline, leadOf } from './flow.labels.ts'
import { columns, FlowHead } from './flow-frame.tsx'

const page = 'important-thing'

/**
 * The first question without its answers. Home shows it from the tap until the page of the flow is
 * rendered, which takes a slow phone ten frames.
 */
export function FlowOpening({ entity }: { entity: Entity }) {
  const { i18n } = useLingui()
  usePageField(fieldOf(paths.flow(page, entity)))
  useLayoutEffect(growOut, [])
  return (
    <div className={columns}>
      <header>
        <FlowHead
          entity={entity}
          title={i18n._(headline[page])}
          lead={i18n._(leadOf(page, entity, 0))}
        />
      </header>
    </div>
  )
}
