import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoad, lightIcons, shakeRouter, sharedByForms } from './vite-first-load.ts'
import { precompress } from './vite-plugin-compress.ts'
import { graphqlDocuments } from './vite-plugin-graphql.ts'
import { extractMessages } from './vite-plugin-messages.ts'
import { serviceWorker } from './vite-plugin-worker.ts'

const here = import.meta.dirname
// Found from here, wherever the command was given.
const linguiConfig = getConfig({ cwd: here })
const server = 'http://127.0.0.1:3000'

export default defineConfig({
  root: here,
  plugins: [
    extractMessages(),
    graphqlDocuments(),
    // Before the React plugin: the compiler must see what the macros become.
    babel({ cwd: here, presets: [linguiTransformerBabelPreset({ linguiConfig }, { cwd: here })] }),
    react({
      compiler: true,
      // Leaves that render seldom and little: compiled, they cost the first load 2.3 kB for nothing.
      exclude: [
        /\/node_modules\//,
        /\/src\/(?:ui|shell|routes|features\/home\/[^/]+\.tsx|access-gate)/,
      ],
      refreshExclude: /\/node_modules\//,
    }),
    lingui({ cwd: here, failOnCompileError: true }),
    tailwindcss(),
    shakeRouter(),
    lightIcons(),
    serviceWorker(),
    precompress(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: { '/graphql': server, '/content': server, '/pictures': server, '/calendar': server },
  },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    // The content security policy has no room for data: fonts and pictures.
    assetsInlineLimit: 0,
    // light-dark() stays as it is written: these are the first that know it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...firstLoad({ early: 'src/early.ts', app: 'src/main.tsx' }),
            ...sharedByForms(),
          ],
        },
      },
    },
  },
})
