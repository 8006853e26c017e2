import { readFileSync } from 'node:fs'

/** The path of a file in `deploy/`. */
export const deployFile = (name: string) =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')
