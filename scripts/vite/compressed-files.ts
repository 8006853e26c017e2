import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json)$/
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** A Vite plugin that writes two compressed copies of each text file of the build: `.br` and `.gz`. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true })
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compress(join(dir, name))),
      )
    },
  }
}

async function compress(file: string) {
  const plain = await readFile(file)
  await Promise.all([
    promisify(brotliCompress)(plain, brotli).then((bytes) => writeFile(`${file}.br`, bytes)),
    promisify(gzip)(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}
