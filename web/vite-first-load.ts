import type { Plugin } from 'vite'

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

// Indexes import all that they name, needed on the first page or not. Icons, and what sends changes
// or asks for several things at once or one after the other, go where the bundler finds them used.
const leftAlone = new RegExp(
  [
    'node_modules/lucide-react/dist/esm/icons/',
    'node_modules/@tanstack/[a-z-]+/build/modern/(?:mutationObserver|useMutation|queriesObserver|useQueries|useSuspenseQueries|infiniteQueryObserver|useInfiniteQuery)\\.js',
  ].join('|'),
)

type Group = {
  name: (id: string, graph: Graph) => string | null
  debugName: string
  priority: number
  includeDependenciesRecursively?: boolean
}

/**
 * The chunk of each entry of index.html, in their order: the modules that it imports, directly or
 * through others, and no entry before it. All of them are needed on every page, and one file
 * compresses better than ten that share a little each.
 */
export function firstLoad(entries: { [chunk: string]: string }): Group[] {
  const chunks = new Map<string, string>()
  const add = (id: string, graph: Graph, chunk: string) => {
    if (chunks.has(id)) return
    chunks.set(id, chunk)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) add(imported, graph, chunk)
  }
  const chunkOf = (id: string, graph: Graph) => {
    if (chunks.size === 0) {
      for (const [chunk, entry] of Object.entries(entries)) {
        add(`${import.meta.dirname}/${entry}`, graph, chunk)
      }
    }
    return leftAlone.test(id) ? undefined : chunks.get(id)
  }
  return Object.keys(entries).map((chunk, place) => ({
    name: (id, graph) => (chunkOf(id, graph) === chunk ? chunk : null),
    debugName: chunk,
    // A group takes what its modules import along, unless one of higher priority has taken that.
    priority: companions.length + Object.keys(entries).length - place,
  }))
}

/**
 * What is mostly needed together, by the name of its chunk; the first that takes a module has it.
 * `alone`: without its imports, which other pages need too.
 */
const companions: [chunk: string, ids: RegExp, how?: 'alone'][] = [
  [
    'parts',
    new RegExp(
      [
        '/src/ui/(?:card|link|field|fold)\\.tsx$',
        '/src/shell/(?:inline-error|try-again)\\.tsx$',
        '/src/ui/art/picture\\.tsx$',
        '/node_modules/@tanstack/react-query/build/modern/useMutation\\.js$',
      ].join('|'),
    ),
  ],
  // The table of pages and that of texts: small, and of no use one without the other.
  ['pages', /\/src\/(?:routes\/pages|lib\/catalogues)\.ts$/],
  // A sign elsewhere too, where it would bring everything of forms along.
  ['eye', /\/node_modules\/lucide-react\/dist\/esm\/icons\/eye(?:-off)?\.m?js$/],
  // Of the menu and of what a membership includes: a page would wait for eight files of one sign each.
  [
    'signs',
    /\/node_modules\/lucide-react\/dist\/esm\/icons\/(?:building-complex|compass|credit-card|flame|headphones|log-out|message-circle|sparkles|sprout|target|wrench)\.m?js$/,
  ],
  ['session', /\/src\/(?:features\/identity\/session|features\/flow\/run\/run|lib\/drafts)\.ts$/],
  ['outbox', /\/src\/(?:(?:api|lib)\/outbox|lib\/ids)\.ts$/],
  ['content', /\/src\/(?:api\/content|features\/advice\/records)\.ts$/, 'alone'],
  [
    'goals',
    /\/src\/features\/goals\/(?:goals\.(?:queries|rules|labels|saving)|at-once\.rules|check-in\/check-in\.(?:rules|labels))\.ts$/,
    'alone',
  ],
  ['form', /\/src\/shell\/forms\/(?:form|fields|use-form)\.tsx?$/],
  ['secrets', /\/src\/shell\/forms\/secret-fields\.tsx$/],
  ['way-in', /\/src\/features\/identity\/(?!mail-sent|password-rules|invalid-code)[^/]+\.tsx?$/],
]

/**
 * The chunks of what pages with a form share. Left to the bundler it is fifteen files of some
 * hundred bytes each, and on a slow network a page waits for each of them.
 */
export const sharedByForms = (): Group[] =>
  companions.map(([chunk, ids, how], place) => ({
    name: (id) => (ids.test(id) ? chunk : null),
    debugName: chunk,
    priority: companions.length - place,
    includeDependenciesRecursively: how !== 'alone',
  }))

/**
 * Lets go of the router's components that nobody uses. Their display names, and wrappers that do
 * not say that they are pure, would keep them: 4 kB with their server side.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'goodwork-shake-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*$/gm, '')
          .replaceAll(
            /= (React(?:\$1)?\.(?:forwardRef|memo|createContext)\()/g,
            '= /* @__PURE__ */ $1',
          ),
        map: null,
      }),
    },
  }
}

/**
 * Draws the icons of lucide-react without what is not used of it: contexts, classes by name, sizes
 * in other units. That is 1 kB of the first load, and work at every icon that is drawn.
 */
export function lightIcons(): Plugin {
  return {
    name: 'goodwork-light-icons',
    apply: 'build',
    load: {
      filter: { id: /node_modules\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => `
        import { createElement } from 'react'
        const look = {
          xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', width: 24, height: 24,
          fill: 'none', stroke: 'currentColor', strokeWidth: 2,
          strokeLinecap: 'round', strokeLinejoin: 'round',
        }
        export default ({ node }) => {
          const draw = ([tag, attributes]) => createElement(tag, attributes)
          return (props) => createElement(
            'svg',
            { ...look, 'aria-hidden': props['aria-label'] ? undefined : true, ...props },
            node.map(draw),
          )
        }`,
    },
  }
}
