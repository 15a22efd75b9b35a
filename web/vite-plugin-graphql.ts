import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Generated = { graphql: (source: string) => unknown }

/**
 * Puts each operation's text, fragments included, where graphql(`...`) stands. Without it every
 * operation of the product would be in the first load, twice (the map of src/api/generated/gql.ts).
 */
export function graphqlDocuments(): Plugin {
  const generated = path.join(import.meta.dirname, 'src/api/generated/gql.ts')
  return {
    name: 'goodwork-graphql-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\bgraphql\(\s*`/ },
      async handler(code) {
        const { graphql } = (await import(pathToFileURL(generated).href)) as Generated
        // Nobody calls it any more, and what is not known to have no effect would stay: all texts.
        const rest = code.replace(/^import \{ graphql \} from '#api\/generated\/gql\.ts'$/m, '')
        return rest.replaceAll(/\bgraphql\(\s*`([^`]*)`,?\s*\)/g, (_, source: string) => {
          const text = String(graphql(source))
          if (text === '[object Object]') throw new Error('stale: run node web/codegen.mjs')
          // A call again, as it was: a line that begins with a bracket would join the one before.
          return `String(${JSON.stringify(text.replaceAll(/\s+/g, ' ').trim())}) as never`
        })
      },
    },
  }
}
