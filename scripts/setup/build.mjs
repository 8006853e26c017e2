import { forget, isFresh, remember } from './freshness.mjs'
import { modernNode, root } from './places.mjs'
import { run } from './run.mjs'

/** Whether `build/` was made from the files that lie here now. */
export const isBuilt = () => isFresh(root)

/** Bundles the browser's scripts and styles and the page render. */
export async function build() {
  const begunAt = Date.now()
  forget(root)
  await run('Building the pages', modernNode, ['node_modules/vite/bin/vite.js', 'build', '--app'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  remember(root, begunAt)
}
