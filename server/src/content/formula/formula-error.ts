/** A formula that is not one; the message says what is wrong with it, for the person who wrote it. */
export class FormulaError extends Error {}
