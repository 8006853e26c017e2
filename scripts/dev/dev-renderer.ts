import { join } from 'node:path'
import {
  createRunnableDevEnvironment,
  type DevEnvironmentOptions,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import type { Renderer } from '#http/pages/renderer.ts'
import type { PageRender } from '#pages/page-render.ts'
import { pathIn } from '#words/language.ts'
import { devLanguage } from './dev-language.ts'

const entry = '/@shop/browser.js'

/** What the build makes for `loadRenderer`, from the files as they are now. An address in another language leads to ours. */
export async function createDevRenderer(vite: ViteDevServer): Promise<Renderer> {
  const language = devLanguage()
  const pages = requireRunnable(vite, 'pages')
  const render: PageRender = await pages.runner.import('/src/pages/render.tsx')
  const sheet = await pages.runner.import(
    `/src/ui/styles${language === 'en' ? '' : `-${language}`}.css?inline`,
  )
  return {
    ...render,
    renderPage: async (path, from) =>
      from.language === language ? render.renderPage(path, from) : { redirect: pathIn(language, path) },
    clientFolders: [join(vite.config.root, 'public')],
    assetsOf: () => ({
      entry,
      start: '/src/pages/start.ts',
      styles: String(sheet.default),
      fonts: [],
      preloads: [],
    }),
  }
}

/**
 * The browser's first script while developing. What exchanges components has to be there before the first of them, in a
 * script of its own: the shop's pages allow none inside the document.
 */
export const devPlugin = (): Plugin => ({
  name: 'shop-dev-entry',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) =>
    id !== entry
      ? null
      : `import '/@vite/client'
         import refresh from '/@react-refresh'
         refresh.injectIntoGlobalHook(window)
         window.$RefreshReg$ = () => {}
         window.$RefreshSig$ = () => (type) => type
         await import('/src/pages/browser.tsx')`,
})

/** The server's modules are exchanged when the shop is made anew (`reloading-shop.ts`), and not by Vite under a page that is being drawn. */
export const withoutHmr: DevEnvironmentOptions = {
  createEnvironment: (name, config) =>
    createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
}

export function requireRunnable({ environments }: ViteDevServer, name: string) {
  const environment = environments[name]
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('This Vite environment cannot run code on the server.')
  return environment
}
