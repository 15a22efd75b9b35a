/** Lines `expected | message` of a table of cases. */
export const casesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
