/** A figure: eight of them stand beside a name from 1280 px on. */
export const cell = 'min-w-20 px-2 py-2 text-left align-middle last:pr-4'

/** The name of a company, in sight while the figures pass below it. */
export const nameCell =
  'sticky left-0 z-1 w-36 min-w-36 max-w-36 bg-surface py-2 pr-3 pl-5 text-left align-middle sm:w-42 sm:min-w-42 sm:max-w-42'
