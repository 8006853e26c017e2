import type { Plugin } from 'vite'

const laterScript = /\bimport\((["'`])(\.\/[^"'`]+\.js)\1\)/g

/**
 * A Vite plugin that makes the browser load each later chunk through `src/browser/import-with-retry.ts`, which can
 * retry a failed load.
 */
export const retryImports = (): Plugin => ({
  name: 'import-again',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  generateBundle: {
    // Runs after Vite has analysed the imports.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(laterScript, 'importWithRetry($1$2$1)')
    },
  },
})
