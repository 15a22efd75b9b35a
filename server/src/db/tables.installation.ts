/** What tells this database from every other; one row, made with the table. */
export type InstallationTable = { _id: string }
