import { storable } from './storable.ts'

/** Encodes the place after which the next page of a list begins. */
export const cursorOf = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** Decodes a cursor with parts of these types; undefined if it is invalid. */
export function placeOf(
  cursor: string,
  shape: readonly ('string' | 'number')[],
): readonly (string | number)[] | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const fits =
      Array.isArray(place) &&
      place.length === shape.length &&
      place.every((part, at) => typeof part === shape[at] && storable(`${part}`) === `${part}`)
    return fits ? place : undefined
  } catch {
    return undefined
  }
}
