/** One row, made with the table: the id of this database, and when it was last backed up from here. */
export type InstallationTable = { _id: string; backupDate: number | null }
