/**
 * A text as both databases can hold it. PostgreSQL knows no text with a NUL, and fails where there
 * is just nothing to find: an id with one becomes the id of nothing.
 */
export const storable = (text: string): string => (text.includes('\0') ? '' : text)
