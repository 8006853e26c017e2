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

/**
 * The development counterpart of `loadRenderer`, from the current files. URLs in another language redirect to this one.
 */
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
      styles: Buffer.from(String(sheet.default)),
      fonts: [],
      preloads: [],
    }),
  }
}

/**
 * A Vite plugin that provides the browser's first script in development. The hot reload client must be loaded before
 * the first component, in a separate script, because the shop's pages allow no inline scripts.
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

/**
 * Server modules are replaced when the shop is rebuilt (`reloading-shop.ts`), not by Vite in the middle of a render.
 */
export const withoutHmr: DevEnvironmentOptions = {
  createEnvironment: (name, config) =>
    createRunnableDevEnvironment(name, config, { runnerOptions: { hmr: false } }),
}

/** The Vite environment with this name. @throws Error when it can't run code on the server */
export function requireRunnable({ environments }: ViteDevServer, name: string) {
  const environment = environments[name]
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('This Vite environment cannot run code on the server.')
  return environment
}
