import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { MEMORY_STATES } from './memory.rules.ts'
import { forget, type Memory, type MemoryLine, memory, updateMemory } from './memory.ts'

/** Adds the memory of Mira: product 4, Mira's memory. */
export function addMemory(builder: Builder): void {
  const MemoryType = addTypes(builder)
  const Input = builder.inputType('ChatMemoryUpdateInput', {
    fields: (t) => ({
      state: t.string({ description: MEMORY_STATES.join(', ') }),
      _id: t.id({ description: 'The line to change; without it `text` is added' }),
      text: t.string(),
    }),
  })
  builder.queryFields((t) => ({
    chatMemoryGetMany: t.field({
      type: MemoryType,
      resolve: (_root, _args, context) => memory(signedIn(context)),
    }),
  }))
  builder.mutationFields((t) => ({
    chatMemoryUpdate: t.field({
      description: 'Turns the memory on, off or to paused; adds or changes a line',
      type: MemoryType,
      args: { obj: t.arg({ type: Input, required: true }) },
      resolve: (_root, { obj }, context) => updateMemory(signedIn(context), obj),
    }),
    chatMemoryDelete: t.field({
      description: 'Deletes one line for good, or all of them without an id',
      type: MemoryType,
      args: { _id: t.arg.id() },
      resolve: (_root, { _id }, context) => forget(signedIn(context), _id),
    }),
  }))
}

function addTypes(builder: Builder) {
  const LineType = builder.objectRef<MemoryLine>('ChatMemoryLine').implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      text: t.exposeString('text'),
      createdDate: t.expose('createdDate', { type: 'DateTime' }),
    }),
  })
  return builder.objectRef<Memory>('ChatMemory').implement({
    description: 'What Mira remembers of the person who asks',
    fields: (t) => ({
      state: t.exposeString('state', { description: MEMORY_STATES.join(', ') }),
      lines: t.expose('lines', { type: [LineType], description: 'The newest first' }),
    }),
  })
}
