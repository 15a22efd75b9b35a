import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/
// Below this a compressed answer is hardly smaller than its own headers.
const smallest = 512

/** Writes `x.br` and `x.gz` beside each text file of the build, so that the server only sends. */
export function precompress(): Plugin {
  return {
    name: 'goodwork-precompress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: async ({ dir = '.' }) => {
        const files = await readdir(dir, { recursive: true, withFileTypes: true })
        await Promise.all(
          files
            .filter((file) => file.isFile() && compressible.test(file.name))
            .map((file) => compress(path.join(file.parentPath, file.name))),
        )
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < smallest) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
