/**
 * The key of an address, mail or other: what is the same one however it is written. NFKC, trimmed,
 * small letters; NFKC once more, for some small letters are composed another way than their capitals.
 */
export const addressKey = (written: string) =>
  written.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
