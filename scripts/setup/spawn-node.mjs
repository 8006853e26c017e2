import { spawn } from 'node:child_process'
import { modernNode, root } from './runtime.mjs'

/**
 * Runs a script in a Node that supports TypeScript. This process only passes signals down and the exit status up.
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's own
 */
export function spawnNode(args, env = {}) {
  const child = spawn(modernNode, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  // Ctrl-C in a terminal reaches the child directly; it would take a second signal for a forced exit.
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  if (process.env.npm_lifecycle_event) onParentExit(() => child.kill('SIGTERM'))
  child.once('error', (error) => {
    console.error(`Node didn’t start: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

/**
 * Killing npm ends the shell between npm and this process, which passes nothing on. Without this the shop would keep running
 * and hold its port.
 * @param {() => void} then
 */
function onParentExit(then) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && then(), 500).unref()
}
