/** The value of one field of a form: a text ('' when empty), yes or no, or several choices. */
export type FieldValue = string | boolean | readonly string[]

/** The values of a form, field by field in the order of the form. */
export type FormValues<V> = { readonly [F in keyof V]: FieldValue }

export type FieldOf<V> = Extract<keyof V, string>

/** The record that a form began with: its values and the version they had. */
export type Base<V> = { version: number; values: V }

/** Whether two values are the same; the order of several choices does not matter. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return one.length === other.length && one.every((item) => other.includes(item))
}

export function isFieldOf<V extends FormValues<V>>(
  values: V,
  name: string | null,
): name is FieldOf<V> {
  return name !== null && Object.hasOwn(values, name)
}

const fieldsOf = <V extends FormValues<V>>(values: V) => Object.keys(values) as FieldOf<V>[]

export function changedFields<V extends FormValues<V>>(before: V, now: V): FieldOf<V>[] {
  return fieldsOf(before).filter((field) => !isSameValue(before[field], now[field]))
}

export type Difference<V> = {
  field: FieldOf<V>
  mine: V[FieldOf<V>]
  theirs: V[FieldOf<V>]
  /** Whether the form changed the field; if not, only the other version changed it. */
  written: boolean
}

/** Whether another version changed the field to a value that differs from the form's. */
export function disagrees(before: FieldValue, mine: FieldValue, theirs: FieldValue): boolean {
  return !isSameValue(theirs, before) && !isSameValue(theirs, mine)
}

/** Fields that both the form and a newer version changed, with different values. */
export function differences<V extends FormValues<V>>(
  before: V,
  mine: V,
  theirs: V,
): Difference<V>[] {
  return fieldsOf(before).flatMap((field): Difference<V>[] => {
    if (!disagrees(before[field], mine[field], theirs[field])) return []
    const written = !isSameValue(mine[field], before[field])
    return [{ field, mine: mine[field], theirs: theirs[field], written }]
  })
}

export type Pick = 'mine' | 'theirs'
export type Picks<V> = { readonly [F in FieldOf<V>]?: Pick }

/** The default choice in a conflict: the person's own edit, otherwise the other version. */
export function pickOf<V>(difference: Difference<V>, picks: Picks<V>): Pick {
  return picks[difference.field] ?? (difference.written ? 'mine' : 'theirs')
}

export function merge<V extends FormValues<V>>(
  mine: V,
  found: readonly Difference<V>[],
  picks: Picks<V>,
): V {
  const taken = found.filter((one) => pickOf(one, picks) === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map(({ field, theirs }) => [field, theirs])) }
}

/** The form after a save: the server's values, except fields changed during the save. */
export function afterSave<V extends FormValues<V>>(now: V, sent: V, saved: V): V {
  const entries = fieldsOf(saved).map((field) => [
    field,
    isSameValue(now[field], sent[field]) ? saved[field] : now[field],
  ])
  return Object.fromEntries(entries) as V
}

/** The unsaved text of a form, as it survives a reload. */
export type FormDraft<V> = { person: string; base: Base<V>; values: V }

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** A stored draft; null if it is another person's or has other fields than `like`. */
export function parseDraft<V extends FormValues<V>>(
  kept: unknown,
  person: string,
  like: V,
): FormDraft<V> | null {
  const draft = kept as Partial<FormDraft<V>> | null
  if (draft?.person !== person || typeof draft.base?.version !== 'number') return null
  const isWhole = (values: V | undefined) =>
    fieldsOf(like).every((field) => kindOf(values?.[field]) === kindOf(like[field]))
  return isWhole(draft.values) && isWhole(draft.base.values) ? (draft as FormDraft<V>) : null
}
