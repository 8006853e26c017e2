import { spawn } from 'node:child_process'
import { modernNode, root } from './places.mjs'

/**
 * Goes on in a Node that reads TypeScript: this process only passes signals down and the exit status up.
 * @param {string[]} args
 * @param {Record<string, string>} [env] beside this process's own
 */
export function handOver(args, env = {}) {
  const child = spawn(modernNode, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  // Ctrl-C on a terminal reaches the child by itself; a second signal from here would look like impatience.
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  if (process.env.npm_lifecycle_event) onOrphaned(() => child.kill('SIGTERM'))
  child.once('error', (error) => {
    console.error(`Node did not start: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

/**
 * `kill` of an npm ends the shell between npm and us, and the shell passes nothing on: without this the shop would
 * run on and keep its port.
 * @param {() => void} then
 */
function onOrphaned(then) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && then(), 500).unref()
}
