// Not imported by its name: the types of all pages would come along.
const table = '../web/src/routes/pages.ts'

/** Every address of the web, in its router's syntax: `/` and those of the table of pages. */
export const { addresses } = (await import(table)) as { addresses: readonly string[] }
