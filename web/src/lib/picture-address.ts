/** The sides, in pixels, in which the server keeps a person's picture. */
export type PictureSide = 64 | 128 | 512

/** A person's picture in another size than 128 px. */
export const pictureAt = (avatar: string, side: PictureSide): string =>
  avatar.replace(/-\d+(?=\.\w+$)/, `-${side}`)
