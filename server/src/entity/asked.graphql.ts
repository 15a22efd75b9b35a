import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { Entity, FieldSelection } from '#entity/entity.types.ts'

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

// A compiled query passes the same nodes to each of its runs.
const known = new WeakMap<readonly FieldNode[], FieldSelection>()

/** The fields of an entity that a call selects: the store reads no others. */
export function askedFields(entity: Entity, info: GraphQLResolveInfo): FieldSelection {
  const found = known.get(info.fieldNodes)
  if (found !== undefined) return found
  const names = new Set<string>()
  for (const node of info.fieldNodes) collect(names, node.selectionSet, info.fragments)
  for (const [name, from] of Object.entries(entity.derived ?? {})) {
    if (names.has(name)) for (const one of from) names.add(one)
  }
  const asked = Object.keys(entity.fields).filter((name) => names.has(name))
  const fields = { names: asked, key: asked.join(' ') }
  known.set(info.fieldNodes, fields)
  return fields
}

function collect(names: Set<string>, set: SelectionSetNode | undefined, fragments: Fragments) {
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD) names.add(node.name.value)
    else if (node.kind === Kind.INLINE_FRAGMENT) collect(names, node.selectionSet, fragments)
    else collect(names, fragments[node.name.value]?.selectionSet, fragments)
  }
}
