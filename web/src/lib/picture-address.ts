/** The sides, in pixels, in which the server keeps a person's picture. */
export type PictureSide = 64 | 128 | 512

/** Where a person's picture is in another size than the 128 px that its own address is for. */
export const pictureAt = (avatar: string, side: PictureSide): string =>
  avatar.replace(/-\d+(?=\.\w+$)/, `-${side}`)
