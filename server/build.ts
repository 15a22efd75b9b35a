import { join } from 'node:path'
import { rolldown } from 'rolldown'

// Native code, what finds its own files by their place, and what is too big to read at every start,
// stays in node_modules.
const PACKAGES = [
  '@node-rs/argon2',
  'date-holidays',
  'pg',
  'pg-native',
  'pino',
  'sharp',
  'thread-stream',
]
const OUTSIDE = [/^node:/, ...PACKAGES]

const bundle = await rolldown({
  input: join(import.meta.dirname, 'src/main.ts'),
  platform: 'node',
  external: OUTSIDE,
  logLevel: 'warn',
})
await bundle.write({
  dir: join(import.meta.dirname, 'dist'),
  format: 'esm',
  entryFileNames: 'main.js',
  sourcemap: true,
  codeSplitting: false,
})
