import type { AdviceCopy, Choice, FlowEntry, Step } from '#entity/entity.types.ts'
import type { Builder } from '#graphql/builder.ts'

/** The object types inside entities: copies of advice in a goal, and a run of the flow. */
export function addShapes(builder: Builder) {
  const GoalAdvice = builder.objectRef<AdviceCopy>('GoalAdvice').implement({
    fields: (t) => ({
      id: t.exposeString('id'),
      title: t.exposeString('title'),
      body: t.exposeString('body'),
    }),
  })
  const GoalAdviceInput = builder.inputType('GoalAdviceInput', {
    fields: (t) => ({
      id: t.string({ required: true }),
      title: t.string({ required: true }),
      body: t.string({ required: true }),
    }),
  })
  const FlowChoice = builder.objectRef<Choice>('FlowChoice').implement({
    fields: (t) => ({ id: t.exposeString('id'), title: t.exposeString('title') }),
  })
  const FlowChoiceInput = builder.inputType('FlowChoiceInput', {
    fields: (t) => ({
      id: t.string({ required: true }),
      title: t.string({ required: true }),
    }),
  })
  const FlowHistoryStep = builder.objectRef<Step>('FlowHistoryStep').implement({
    fields: (t) => ({
      page: t.exposeString('page'),
      selected: t.expose('selected', { type: [FlowChoice] }),
      timestamp: t.expose('timestamp', { type: 'Date', nullable: true }),
    }),
  })
  const FlowHistoryStepInput = builder.inputType('FlowHistoryStepInput', {
    fields: (t) => ({
      page: t.string({ required: true }),
      selected: t.field({ type: [FlowChoiceInput], required: true }),
      timestamp: t.field({ type: 'Date' }),
    }),
  })
  const FlowHistory = builder.objectRef<FlowEntry>('FlowHistory').implement({
    fields: (t) => ({
      entity: t.exposeString('entity'),
      startTime: t.expose('startTime', { type: 'Date' }),
      steps: t.expose('steps', { type: [FlowHistoryStep] }),
    }),
  })
  const FlowHistoryInput = builder.inputType('FlowHistoryInput', {
    fields: (t) => ({
      entity: t.string({ required: true }),
      startTime: t.field({ type: 'Date', required: true }),
      steps: t.field({ type: [FlowHistoryStepInput], required: true }),
    }),
  })
  const PersonRef = builder.objectRef<{ _id: string }>('PersonRef').implement({
    description: 'Who a record belongs to, by id only',
    fields: (t) => ({ _id: t.exposeID('_id') }),
  })
  return { GoalAdvice, GoalAdviceInput, FlowHistory, FlowHistoryInput, PersonRef }
}

export type Shapes = ReturnType<typeof addShapes>
