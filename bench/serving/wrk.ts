import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { installSystemPackage } from '../../scripts/suite/system-packages.ts'
import { endedChildrenMs, processorMs } from './cpu.ts'

const run = promisify(execFile)

/** What is asked: an address and the headers that go with it. */
export type RequestTarget = { url: string; headers: Record<string, string> }

/** One round: how many requests a second, what each cost the server, and who was busy how much of the time. */
export type Round = { rate: number; microseconds: number; serverBusy: number; generatorBusy: number }

/** How a round is made: seconds, whether answers may be refusals, and a script that makes up addresses. */
type RoundOptions = { seconds?: number; refused?: boolean; script?: string }

const connections = 20

/** Installs the load generator where it is missing: one in JavaScript is busy before the server is. */
export async function ensureWrk() {
  const isThere = () => spawnSync('wrk', ['--version']).error === undefined
  if (isThere() || ((await installSystemPackage('wrk')) && isThere())) return
  throw new Error(
    'The load generator wrk was not found and could not be installed. Install wrk and try again.',
  )
}

/**
 * Asks for a while over twenty connections, by one thread, and reads the processor time that it took both sides.
 * @throws Error when a connection broke, or an answer was an error though none was expected
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
  if (!found) throw new Error(`wrk said something else:\n${text}`)
  return Number(found)
}
