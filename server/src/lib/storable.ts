/** Makes a text empty if it has a NUL, which PostgreSQL refuses: such an id then finds no record. */
export const storable = (text: string): string => (text.includes('\0') ? '' : text)
