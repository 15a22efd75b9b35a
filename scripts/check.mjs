import { BIOME, GENERATED, runParts } from './parts.mjs'
import { build, ready, say } from './ready.mjs'

await ready()
build(['content'])

const CACHE = 'node_modules/.cache'

/**
 * Checks the types of a project, without unchanged files. On one thread, because projects run in
 * parallel.
 * @param {string} project
 */
const types = (project) => ({
  name: `types of ${project === '.' ? 'scripts and tests' : project}`,
  args: [
    ...['node_modules/typescript/bin/tsc', '-p', project, '--singleThreaded', '--incremental'],
    ...[
      '--tsBuildInfoFile',
      `${CACHE}/tsc/${project === '.' ? 'root' : project.replace('/', '-')}.tsbuildinfo`,
    ],
  ],
})

/** In each group the slowest part starts first. */
const GROUPS = {
  generated: GENERATED.toReversed().map(({ name, args }) => ({ name, args: [...args, '--check'] })),
  types: ['server', '.', 'web', 'content', 'web/worker'].map(types),
  lint: [
    { name: 'format, lint and imports', args: BIOME },
    { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress', '--cache'] },
  ],
}

const [only] = process.argv.slice(2)
if (only !== undefined && !Object.hasOwn(GROUPS, only)) {
  say(`There is no ${only}: ${Object.keys(GROUPS).join(', ')}.`)
  process.exit(1)
}
const wants = (/** @type {keyof typeof GROUPS} */ group) => only === undefined || only === group

if (wants('generated') && !(await runParts(GROUPS.generated))) {
  say('Generated files are not current. Run `npm run generate`, look at them and commit them.')
  process.exit(1)
}
const parts = [...(wants('types') ? GROUPS.types : []), ...(wants('lint') ? GROUPS.lint : [])]
if (!(await runParts(parts))) process.exit(1)
