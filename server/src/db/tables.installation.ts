/** One row, made with the table: the id of this database, and the date of its last backup. */
export type InstallationTable = { _id: string; backupDate: number | null }
