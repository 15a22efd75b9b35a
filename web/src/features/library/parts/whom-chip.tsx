import { useLingui } from '@lingui/react/macro'
import { type Entity, entityLabel, entityTone } from '#lib/entities.ts'
import { Chip } from '#ui/chip.tsx'

export function WhomChip({ entity }: { entity: Entity }) {
  const { i18n } = useLingui()
  return <Chip tone={entityTone[entity]}>{i18n._(entityLabel[entity])}</Chip>
}
