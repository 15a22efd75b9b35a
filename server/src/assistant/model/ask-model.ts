import { spend } from '#accounts/core/person-limit.ts'
import type { SignedIn } from '#graphql/context.ts'
import { ModelError } from '#integrations/model.client.ts'
import { type Prompt, tokensOf } from '#integrations/model.ts'

/** Asks the language model; undefined if it is down, late or over budget, or writes nothing. */
export type AskModel = (prompt: Prompt) => Promise<string | undefined>

/**
 * Asks the model for the answer to one message; undefined if no model is set up. All its answers
 * together take at most MODEL_SECONDS.
 */
export function askModelFor(context: SignedIn): AskModel | undefined {
  const { model, config } = context
  const patienceMs = config.model?.patienceMs
  if (model === undefined || patienceMs === undefined) return undefined
  let late: AbortSignal | undefined
  return async (prompt) => {
    late ??= AbortSignal.timeout(patienceMs)
    if (late.aborted || !model.isFree() || !(await canSpend(context, prompt))) return undefined
    try {
      return (await model.write(prompt, late)).trim() || undefined
    } catch (error) {
      if (error instanceof ModelError) return undefined
      throw error
    }
  }
}

/** The share of a person in the daily budget of their company or of all public users. */
const PERSON_SHARE = 0.2

/**
 * Spends tokens from the budgets of the person, the company and everyone. False if one is used up.
 */
async function canSpend({ store, clock, config, viewer }: SignedIn, prompt: Prompt) {
  const { tokensPerDay = 0, tokensPerCompany = 0 } = config.model ?? {}
  // Public users share the budget of their default company.
  const company = { what: `model ${viewer.companyId ?? ''}`, most: tokensPerCompany }
  const own = { what: `model of ${viewer.userId}`, most: tokensPerCompany * PERSON_SHARE }
  const tokens = tokensOf(prompt)
  return (
    (await spend({ store, clock }, own, tokens)) &&
    (await spend({ store, clock }, company, tokens)) &&
    (await spend({ store, clock }, { what: 'model', most: tokensPerDay }, tokens))
  )
}
