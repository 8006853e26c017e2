import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { defaultLanguage, type Language, languages } from '#words/language.ts'
import { devLanguage } from './scripts/dev/dev-language.ts'
import { recordBuildInputs } from './scripts/vite/build-inputs.ts'
import { compressedFiles } from './scripts/vite/compressed-files.ts'
import { retryImports } from './scripts/vite/import-with-retry.ts'
import { oneLanguage } from './scripts/vite/one-language.ts'

/** Everything that starts the shop, and the pieces that the pages a shopper comes in by have in common. */
const inFirstScript = [
  'pages/browser.tsx',
  'catalogue/products/shop/lists/category-card.tsx',
  'catalogue/products/shop/lists/list-products.ts',
  'ui/elements/shown-price.ts',
  'values/money/delivery-fee.ts',
  'browser/canonical-redirect.ts',
  'values/texts/slug-path.ts',
  'ui/feedback/deferred-data.tsx',
  'ui/layout/breadcrumbs.tsx',
  'ui/elements/card.tsx',
  'ordering/delivery/shop/remembered-pin.ts',
  'ui/feedback/empty-state.tsx',
  'ui/feedback/error-state.tsx',
  'ui/elements/picture.tsx',
  'ui/elements/placeholder-picture.tsx',
  'ui/elements/price.tsx',
  'ui/feedback/skeleton.tsx',
  'browser/page.ts',
  'browser/reduced-motion.ts',
  'ui/elements/text-link.tsx',
  'ui/feedback/toast.ts',
]

/** One file with all that these import: a dozen small ones would compress worse and be a dozen requests. */
const firstScript = {
  name: 'shop',
  // The bundler's few own lines as well, or they become a file of their own.
  test: (id: string) =>
    id === '\0rolldown/runtime.js' || inFirstScript.some((file) => id.endsWith(`/src/${file}`)),
}

/** The router in one file as well: somebody is there by then, and what it imports would be asked for one after the other. */
const core = { name: 'core', test: (id: string) => id.endsWith('/src/pages/create-router-core.ts') }

const buildOnly = (plugin: Plugin): Plugin => ({ ...plugin, apply: 'build' })

/**
 * What `vite build --app` makes for a language: what the browser loads, and the page render that the server imports. The
 * first language's environments have the names that Vite knows, `client` and `ssr`; others end in theirs, `client_ta`.
 */
function halves(language: Language, command: string): Record<string, EnvironmentOptions> {
  const isFirst = language === defaultLanguage
  const [suffix, ending] = isFirst ? ['', ''] : [`_${language}`, `-${language}`]
  return {
    [`client${suffix}`]: {
      consumer: 'client',
      // While developing: what is fetched late is found at the start, or the page would be loaded anew for it.
      optimizeDeps: { entries: ['src/pages/browser.tsx'] },
      build: {
        outDir: `build/client${ending}`,
        // One address for the files of all languages, a folder in it for each: no two builds write a file of one name.
        ...(!isFirst && { assetsDir: `assets/${language}`, copyPublicDir: false }),
        manifest: true,
        // The document names the first page's scripts; lists of what later pages need would be script for everyone.
        modulePreload: false,
        rolldownOptions: {
          input: ['src/pages/browser.tsx', 'src/pages/start.ts'],
          output: { codeSplitting: { groups: [firstScript, core] } },
          // Sentences stand where they are said, with no name to look them up by.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
        },
      },
    },
    [`ssr${suffix}`]: {
      // React must be the production one whatever the process's environment says, so it is bundled.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true as const },
      }),
      build: {
        outDir: `build/server${ending}`,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/pages/render.tsx' },
      },
    },
  }
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwind(),
    ...(command === 'build'
      ? languages.map((language) => oneLanguage(language, (name) => name in halves(language, command)))
      : [oneLanguage(devLanguage(), (name) => devLanguage() !== defaultLanguage && name !== 'ssr')]),
    buildOnly(retryImports()),
    buildOnly(compressedFiles()),
    buildOnly(recordBuildInputs()),
  ],
  publicDir: 'public',
  builder: {},
  environments:
    command === 'build'
      ? Object.assign({}, ...languages.map((language) => halves(language, command)))
      : // The server's own modules, and the pages' render beside them, in its one language.
        { ...halves(defaultLanguage, command), pages: {} },
}))
