import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

export type S3Server = {
  /** The address for AVATAR_STORE; `secret` gives a wrong key, `path` another bucket or folder */
  url(secret?: string, path?: string): string
  stop(): Promise<void>
}

const BUCKET = 'pictures'

/** A real server of the S3 protocol with one empty bucket, which checks signatures. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'goodwork-s3-'))
  const address = '127.0.0.1'
  const server = new S3rver({
    address,
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await server.run()
  return {
    url: (secret = 'S3RVER', path = BUCKET) =>
      `s3://S3RVER:${secret}@${address}:${port}/${path}?tls=off`,
    stop: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
