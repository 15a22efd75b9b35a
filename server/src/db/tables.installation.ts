/** The id of this database; one row, made with the table. */
export type InstallationTable = { _id: string }
