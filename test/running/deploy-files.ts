import { readFileSync } from 'node:fs'

/** A file of `deploy/`, as it is given to whoever runs a shop. */
export const deployFile = (name: string) =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')
