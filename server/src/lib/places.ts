import { storable } from './storable.ts'

/** The place after which the next page of a list begins, as the caller keeps it. */
export const cursorOf = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** The place of a cursor whose parts are of these types, or nothing if it is none of the list. */
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
