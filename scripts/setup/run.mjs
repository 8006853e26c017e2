import { spawn } from 'node:child_process'
import { root } from './runtime.mjs'

/** A command that failed; `output` is what it printed. */
export class CommandFailed extends Error {
  /** @param {string} sentence @param {string} output */
  constructor(sentence, output) {
    super(sentence)
    this.name = 'CommandFailed'
    this.output = output
  }
}

/**
 * Runs a command and shows how long it takes. The command's own output is only shown if it fails.
 *
 * @param {string} doing the activity to show: `Installing packages`
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, shell?: boolean }} [options]
 * @returns {Promise<string>} what it printed
 * @throws {CommandFailed}
 */
export async function run(doing, command, args, options = {}) {
  const progress = showProgress(doing)
  const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  /** @type {string} */
  const ending = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) =>
      resolve(code === 0 ? '' : `ended with ${signal ?? `status ${code}`}`),
    )
  })
  progress.end(ending === '' ? 'done' : 'failed')
  if (ending !== '')
    throw new CommandFailed(`${doing} failed: ${[command, ...args].join(' ')} ${ending}.`, output)
  return output
}

/** In a terminal one line with a seconds counter, elsewhere (a log) one line every ten seconds. @param {string} doing */
function showProgress(doing) {
  const started = Date.now()
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
  const terminal = process.stdout.isTTY
  const show = () =>
    process.stdout.write(terminal ? `\r\x1b[K${doing} … ${seconds()}` : `${doing} … ${seconds()}\n`)
  process.stdout.write(terminal ? `${doing} …` : `${doing} …\n`)
  const ticking = setInterval(show, terminal ? 1000 : 10_000)
  return {
    /** @param {string} how */
    end(how) {
      clearInterval(ticking)
      process.stdout.write(`${terminal ? '\r\x1b[K' : ''}${doing}: ${how} in ${seconds()}\n`)
    },
  }
}
