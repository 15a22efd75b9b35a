/** An invalid formula; the message names the fault, for the person who wrote it. */
export class FormulaError extends Error {}
