import { join } from 'node:path'
import { rolldown } from 'rolldown'

// Native code, and what finds its own files by their place, stays in node_modules.
const OUTSIDE = [/^node:/, '@node-rs/argon2', 'pg', 'pg-native', 'pino', 'thread-stream']

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
