import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedFiles } from './scripts/vite/compressed-files.ts'
import { leanRouter } from './scripts/vite/lean-router.ts'

/** Everything that starts the shop, and the pieces that the pages a shopper comes in by have in common. */
const inFirstScript = [
  'browser.tsx',
  'areas/catalogue/web/category-card.tsx',
  'areas/catalogue/web/list-products.ts',
  'areas/catalogue/web/price-cut.ts',
  'ui/arriving.tsx',
  'ui/card.tsx',
  'ui/empty-state.tsx',
  'ui/error-state.tsx',
  'ui/picture.tsx',
  'ui/placeholder-picture.tsx',
  'ui/price.tsx',
  'ui/skeleton.tsx',
  'ui/stillness.ts',
  'ui/text-link.tsx',
  'ui/toast.ts',
]

/** One file with all that these import: a dozen small ones would compress worse and be a dozen requests. */
const firstScript = {
  name: 'shop',
  test: (id: string) => inFirstScript.some((file) => id.endsWith(`/src/${file}`)),
}

/** `vite build --app` makes both halves: what the browser loads, and the page render that the server imports. */
export default defineConfig({
  plugins: [leanRouter(), react(), tailwind(), compressedFiles()],
  publicDir: 'public',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // The document names the first page's scripts; lists of what later pages need would be script for everyone.
        modulePreload: false,
        rolldownOptions: {
          input: ['src/browser.tsx', 'src/start.ts'],
          output: { codeSplitting: { groups: [firstScript] } },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      // React must be the production one whatever the process's environment says, so it is bundled.
      resolve: { noExternal: true },
      build: {
        outDir: 'build/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/render.tsx' },
      },
    },
  },
})
