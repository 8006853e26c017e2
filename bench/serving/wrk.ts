import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { installSystemPackage } from '../../scripts/suite/system-packages.ts'
import { endedChildrenMs, processorMs } from './cpu.ts'

const run = promisify(execFile)

/** A request's URL and headers. */
export type RequestTarget = { url: string; headers: Record<string, string> }

/** One round: requests per second, CPU time per request, and how busy server and generator were. */
export type Round = { rate: number; microseconds: number; serverBusy: number; generatorBusy: number }

/** Options of a round: seconds, whether refusals are expected, and a script that generates URLs. */
type RoundOptions = { seconds?: number; refused?: boolean; script?: string }

const connections = 20

/** Installs wrk if it is missing, because a load generator in JavaScript would saturate before the server. */
export async function ensureWrk() {
  const isThere = () => spawnSync('wrk', ['--version']).error === undefined
  if (isThere() || ((await installSystemPackage('wrk')) && isThere())) return
  throw new Error(
    'The load generator wrk was not found and could not be installed. Install wrk and try again.',
  )
}

/**
 * Sends requests over twenty connections from one thread, and measures the CPU time of both sides.
 * @throws Error if a connection broke, or a response was an unexpected error
 */
export async function wrk(
  { url, headers }: RequestTarget,
  serverPid: number,
  { seconds = 1, refused = false, script }: RoundOptions = {},
): Promise<Round> {
  const asHeader = ([name, value]: [string, string]) => ['-H', `${name}: ${value}`]
  const [server, generator] = [processorMs(serverPid), endedChildrenMs()]
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`],
    ...Object.entries(headers).flatMap(asHeader),
    ...(script ? ['-s', script] : []),
    url,
  ])
  const [serverMs, generatorMs] = [processorMs(serverPid) - server, endedChildrenMs() - generator]
  if (/Socket errors/.test(stdout) || (!refused && /Non-2xx/.test(stdout)))
    throw new Error(`${url}\n${stdout}`)
  const requests = numberIn(stdout, /(\d+) requests in/)
  const rate = numberIn(stdout, /Requests\/sec:\s+([\d.]+)/)
  const tookMs = (requests / rate) * 1000
  return {
    rate,
    microseconds: (serverMs * 1000) / requests,
    serverBusy: serverMs / tookMs,
    generatorBusy: generatorMs / tookMs,
  }
}

function numberIn(text: string, pattern: RegExp) {
  const found = pattern.exec(text)?.[1]
  if (!found) throw new Error(`wrk printed unexpected output:\n${text}`)
  return Number(found)
}
