import { existsSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { defaultLanguage, type Language, languages } from '#words/language.ts'
import { devLanguage } from './scripts/dev/dev-language.ts'
import { recordBuildInputs } from './scripts/vite/build-inputs.ts'
import { compressedFiles } from './scripts/vite/compressed-files.ts'
import { retryImports } from './scripts/vite/import-with-retry.ts'
import { oneLanguage } from './scripts/vite/one-language.ts'

/** The shop's startup code, and the parts that all landing pages share. */
const inFirstScript = [
  'pages/browser.tsx',
  'catalogue/products/shop/lists/category-card.tsx',
  'catalogue/products/shop/lists/list-products.ts',
  'catalogue/products/shop/use-add-to-cart.ts',
  'catalogue/variants/shop/shown-price.ts',
  'ordering/pricing/rules/price-order.ts',
  'browser/canonical-redirect.ts',
  'values/texts/slug-path.ts',
  'ui/feedback/deferred-data.tsx',
  'ui/layout/breadcrumbs.tsx',
  'ui/elements/card.tsx',
  'ordering/delivery/shop/remembered-postal-code.ts',
  'ui/feedback/empty-state.tsx',
  'ui/feedback/error-state.tsx',
  'ui/elements/picture.tsx',
  'ui/elements/placeholder-picture.tsx',
  'catalogue/variants/shop/price.tsx',
  'catalogue/reviews/shop/rating-line.tsx',
  'ui/feedback/skeleton.tsx',
  'browser/page.ts',
  'browser/reduced-motion.ts',
  'shopfront/pages/shop/home/titled-pictures.ts',
  'ui/elements/text-link.tsx',
  'ui/feedback/toast.ts',
]

const renamed = inFirstScript.filter((file) => !existsSync(new URL(`src/${file}`, import.meta.url)))
if (renamed.length > 0)
  throw new Error(`The list of the first script names missing files: ${renamed.join(', ')}`)

/** One chunk with all their imports: a dozen small ones would compress worse and need a dozen requests. */
const firstScript = {
  name: 'shop',
  test: (id: string) => inFirstScript.some((file) => id.endsWith(`/src/${file}`)),
}

/**
 * The router in one chunk too: it is needed after an interaction, and its imports would be loaded one after another.
 */
const core = { name: 'core', test: (id: string) => id.endsWith('/src/pages/create-router-core.ts') }

/**
 * React in a chunk of its own, which is evaluated by itself: evaluated in one go, the first script would block a cheap
 * phone for 0.2 seconds.
 */
const reactLibrary = {
  name: 'react',
  test: /\/node_modules\/(react|react-dom|scheduler)\//,
  priority: 1,
}

/** The lists of products, which most first taps lead to, in one request. */
const lists = {
  name: 'lists',
  test: /\/src\/catalogue\/products\/shop\/lists\/(categories-page|category-page|product-results|product-card)\.tsx$/,
}

/** Text fields, which the PIN code on a product page and the filters of lists share: neither needs the other's code. */
const field = { name: 'field', test: /\/src\/ui\/forms\/(field|field-frame)\.tsx$/ }

const buildOnly = (plugin: Plugin): Plugin => ({ ...plugin, apply: 'build' })

/**
 * The environments that `vite build --app` builds for a language: the browser's scripts, and the page render that the
 * server imports. Those of the default language have Vite's names, `client` and `ssr`; others have a suffix,
 * `client_ta`.
 */
function halves(language: Language, command: string): Record<string, EnvironmentOptions> {
  const isFirst = language === defaultLanguage
  const [suffix, ending] = isFirst ? ['', ''] : [`_${language}`, `-${language}`]
  return {
    [`client${suffix}`]: {
      consumer: 'client',
      // In development: lazy dependencies are found at startup, otherwise the page would reload when they are
      // discovered.
      optimizeDeps: { entries: ['src/pages/browser.tsx'] },
      build: {
        outDir: `build/client${ending}`,
        // All languages share one base URL with a folder for each, so that no two builds write the same file.
        ...(!isFirst && { assetsDir: `assets/${language}`, copyPublicDir: false }),
        manifest: true,
        // The document lists the first page's scripts; preload lists of later pages would be script for everyone.
        modulePreload: false,
        rolldownOptions: {
          input: ['src/pages/browser.tsx', 'src/pages/start.ts'],
          output: { codeSplitting: { groups: [reactLibrary, firstScript, core, field, lists] } },
          // Inlines the texts where they are used, so that no lookup by name remains.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
        },
      },
    },
    [`ssr${suffix}`]: {
      // React is bundled, because it must be the production build whatever the process's environment is.
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

/** The service worker: one plain script, in all languages. The server adds the release's name (`serve-service-worker.ts`). */
const serviceWorker: EnvironmentOptions = {
  consumer: 'client',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'build/service-worker',
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
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
      ? Object.assign({ worker: serviceWorker }, ...languages.map((language) => halves(language, command)))
      : // The server's own modules, and beside them the page render in one language.
        { ...halves(defaultLanguage, command), pages: {} },
}))
