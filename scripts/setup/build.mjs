import { clearBuildStamp, isBuildFresh, writeBuildStamp } from './build-stamp.mjs'
import { run } from './run.mjs'
import { modernNode, root } from './runtime.mjs'

/** Whether `build/` is up to date with the source files. */
export const isBuilt = () => isBuildFresh(root)

/** Builds the browser scripts, the styles and the server-side page renderer. */
export async function build() {
  const begunAt = Date.now()
  clearBuildStamp(root)
  await run('Building the pages', modernNode, ['node_modules/vite/bin/vite.js', 'build', '--app'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  writeBuildStamp(root, begunAt)
}
