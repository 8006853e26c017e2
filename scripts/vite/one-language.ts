import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const isWords = /\/words\/(?:[\w-]+\/)*en\.ts$/
const isSheet = /\/ui\/(?:all-)?shop\.css$/
const asCopy = /^(.*\/words\/.*\.ts)\?for=/

/**
 * A Vite plugin that limits a build to one language: an import of `words/en.ts` resolves to the file of that language,
 * or to English if it has none. In the browser build each importer gets its own tree-shaken copy: a shared one would
 * put the texts of all pages into the first script. The style sheets are replaced likewise, by `shop-ta.css` and
 * `all-shop-ta.css`.
 * @param isOurs whether an environment belongs to the language
 */
export function oneLanguage(language: string, isOurs: (environment: string) => boolean): Plugin {
  return {
    name: `one-language-${language}`,
    enforce: 'pre',
    applyToEnvironment: ({ name }) => isOurs(name),
    resolveId(source, importer) {
      if (!importer || !/^[.#]/.test(source)) return
      const from = importer.replace(/\?.*/, '')
      // `#values/…` is a file in `src`, as `imports` in package.json defines.
      const file = source.startsWith('#')
        ? resolve(this.environment.config.root, 'src', source.slice(1))
        : resolve(dirname(from), source)
      if (isSheet.test(file)) return existingOr(file, file.replace(/\.css$/, `-${language}.css`))
      if (!isWords.test(file)) return
      const found = existingOr(file, file.replace(/en\.ts$/, `${language}.ts`))
      if (this.environment.config.consumer === 'server') return found
      // With the importer's extension, `.tsx`, the file would be parsed as JSX.
      return `${found}?for=${relative(this.environment.config.root, from).replaceAll(/[/.]/g, '~')}`
    },
    load(id) {
      const file = asCopy.exec(id)?.[1]
      return file ? { code: readFileSync(file, 'utf8'), moduleType: 'ts' } : undefined
    },
  }
}

/** The preferred file if it exists, otherwise the other one. */
const existingOr = (fallback: string, preferred: string) => (existsSync(preferred) ? preferred : fallback)
