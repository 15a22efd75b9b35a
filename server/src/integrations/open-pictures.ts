import { join } from 'node:path'
import { type S3Settings, s3PictureStore } from '#integrations/picture-store.s3.ts'
import { localPictureStore, type PictureStore, type Trouble } from '#integrations/picture-store.ts'

type Place = { pictureBucket: S3Settings | undefined; dataDir: string }

/** The store of pictures: beside the database, unless there is a bucket. */
export const openPictures = ({ pictureBucket, dataDir }: Place, tell: Trouble): PictureStore =>
  pictureBucket === undefined
    ? localPictureStore(join(dataDir, 'pictures'), tell)
    : s3PictureStore(pictureBucket, tell)
