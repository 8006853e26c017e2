import type { Plugin } from 'vite'

const laterScript = /\bimport\((["'`])(\.\/[^"'`]+\.js)\1\)/g

/** Has the browser's half fetch each later script by `src/browser/import-with-retry.ts`, which can do so again when that failed. */
export const retryImports = (): Plugin => ({
  name: 'import-again',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  generateBundle: {
    // After Vite has looked for the imports itself.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replace(laterScript, 'importWithRetry($1$2$1)')
    },
  },
})
