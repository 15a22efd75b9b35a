import { join } from 'node:path'
import { type S3Settings, s3PictureStore } from '#integrations/picture-store.s3.ts'
import {
  localPictureStore,
  type PictureStore,
  type ReportError,
} from '#integrations/picture-store.ts'

type Place = { pictureBucket: S3Settings | undefined; dataDir: string }

/** The store of pictures: a folder in DATA_DIR, or a bucket if one is set. */
export const openPictures = (
  { pictureBucket, dataDir }: Place,
  report: ReportError,
): PictureStore =>
  pictureBucket === undefined
    ? localPictureStore(join(dataDir, 'pictures'), report)
    : s3PictureStore(pictureBucket, report)
