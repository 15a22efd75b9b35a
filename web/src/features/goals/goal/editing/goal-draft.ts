/** What the draft of a goal's form is called. */
export const draftOf = (_id: string) => `goal.${_id}`
