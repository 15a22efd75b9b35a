// Types and documents for every graphql(`...`) of the sources, from server/schema.graphql, and
// constants from server/contract.json.
// The command line of @graphql-codegen does not install beside Node 24, so its core is called here.
// `node codegen.mjs` writes, `node codegen.mjs --check` only says whether the files are current.
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { preset } from '@graphql-codegen/client-preset'
import { codegen } from '@graphql-codegen/core'
import { buildSchema, parse } from 'graphql'

const web = import.meta.dirname
const schemaFile = path.join(web, '../server/schema.graphql')
const contractFile = path.join(web, '../server/contract.json')
const outDir = path.join(web, 'src/api/generated/')
const config = {
  documentMode: 'string',
  importExtension: '.ts',
  useTypeImports: true,
  strictScalars: true,
  scalars: { Date: 'string', DateTime: 'string', JSON: 'unknown' },
  skipTypename: true,
}

/** Every graphql(`...`) of the sources, as codegen wants its documents. */
async function collectDocuments() {
  const files = []
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: web })) {
    if (!file.includes('generated') && !/\.test\.tsx?$/.test(file)) files.push(file)
  }
  const documents = []
  for (const file of files.sort()) {
    const text = await readFile(path.join(web, file), 'utf8')
    for (const [, rawSDL] of text.matchAll(/\bgraphql\(\s*`([^`]*)`/g)) {
      documents.push({ location: file, rawSDL, document: parse(rawSDL) })
    }
  }
  return documents
}

/**
 * Who sees each group of what is known about a person, as the server's policy writes it into the
 * contract: what the screens say of it cannot be otherwise.
 */
function sightsIn(schema) {
  const lines = schema
    .getType('PrivacyGroup')
    .getValues()
    .map(({ name, description }) => {
      const pairs = [...description.matchAll(/(\w+): (\w+)/g)]
      return `  ${name}: { ${pairs.map(([, who, sight]) => `${who}: '${sight}'`).join(', ')} },`
    })
  return `/* eslint-disable */
/** Who sees what of a person, by the description of PrivacyGroup in the schema. */
export const whoSees = {
${lines.join('\n')}
} as const
`
}

/**
 * Bounds and options of fields by entity, and limits of calls, which the server says. Each is a file, so
 * that a page takes along only what it uses.
 */
function constantsOf({ fields, ...others }) {
  const constants = [
    ...Object.entries(fields).map(([name, of]) => [name, `${name}Fields`, of]),
    ...Object.entries(others).map(([name, value]) => [name, name, value]),
  ]
  return constants.map(([file, name, value]) => [
    path.join(
      web,
      `src/lib/generated/${file.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}.ts`,
    ),
    `/* eslint-disable */\n// From server/contract.json.\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n`,
  ])
}

async function generate() {
  const schemaText = await readFile(schemaFile, 'utf8')
  const documents = await collectDocuments()
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: outDir,
    schema: parse(schemaText),
    schemaAst: buildSchema(schemaText),
    documents,
    config,
    presetConfig: { fragmentMasking: false, skipIndexFile: true },
    plugins: [],
    pluginMap: {},
    documentTransforms: [],
  })
  const files = [[path.join(outDir, 'who-sees.ts'), sightsIn(buildSchema(schemaText))]]
  const contract = JSON.parse(await readFile(contractFile, 'utf8'))
  files.push(...constantsOf(contract))
  for (const section of sections) files.push([section.filename, await codegen(section)])
  return files
}

const check = process.argv.includes('--check')
await mkdir(outDir, { recursive: true })
await mkdir(path.join(web, 'src/lib/generated'), { recursive: true })
const stale = []
for (const [file, text] of await generate()) {
  const old = await readFile(file, 'utf8').catch(() => '')
  if (old === text) continue
  stale.push(path.relative(web, file))
  if (!check) await writeFile(file, text)
}
if (check && stale.length > 0) {
  process.stderr.write(`stale: ${stale.join(', ')}\n`)
  process.exitCode = 1
}
