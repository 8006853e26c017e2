import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'
import { findOrInstallPostgres, serverUser } from '../../../scripts/postgres.ts'
import { freeze, freezeChildren, killAll, thaw } from '../../outage/freeze-process.ts'
import { deployFile } from '../deploy-files.ts'
import { ensureProgram, startProgram } from '../system-program.ts'

export const password = 'of-a-test'

/** Longer than any step took, because a busy machine must not fail tests. */
const waitOptions = { timeout: 180_000, interval: 100 }

type Member = { name: string; role: string; state: string; lag?: number | string }
export type ClusterNode = Awaited<ReturnType<typeof makeNode>>

export async function ensureClusterPrograms() {
  await findOrInstallPostgres()
  await ensureProgram('patroni')
  await ensureProgram('etcd', 'etcd-server')
  await ensureProgram('haproxy')
  await ensureProgram('pgbouncer')
}

/** Three Postgres servers managed by Patroni as documented, with their etcd. */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-cluster-'))
  const owner = serverUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const etcd = await startEtcd()
  const programs = await findOrInstallPostgres()
  const nodes: ClusterNode[] = []
  for (const name of ['one', 'two', 'three'])
    nodes.push(await makeNode({ name, data: join(folder, name), etcd, programs }))
  for (const node of nodes) await node.start()
  await waitUntilReplicated(nodes)
  return nodes
}

async function startEtcd() {
  const [port, peerPort] = [await freePort(), await freePort()]
  const [url, peerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const client = ['--listen-client-urls', url, '--advertise-client-urls', url]
  const peer = ['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl]
  const cluster = ['--initial-cluster', `default=${peerUrl}`, '--data-dir', 'data']
  await startProgram({ name: 'etcd', files: {}, args: [...client, ...peer, ...cluster], port })
  return `127.0.0.1:${port}`
}

type Place = { name: string; data: string; etcd: string; programs: string }

async function makeNode({ name, data, etcd, programs }: Place) {
  const [postgres, api] = [await freePort(), await freePort()]
  const settings = {
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${api}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${api}`,
    PATRONI_ETCD3_HOSTS: etcd,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${postgres}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${postgres}`,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: programs,
    PATRONI_POSTGRESQL_PGPASS: `${data}.pgpass`,
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_PASSWORD: password,
  }
  const toPostgres = (signal: (pid: number) => void) => {
    const pid = postmasterOf(data)
    if (pid) signal(pid)
  }
  const patroni = { end: async () => {}, pid: 0 }
  onTestFinished(() => toPostgres(killAll))
  return {
    name,
    postgres,
    api,
    start: async () => {
      const files = { 'patroni.yml': deployFile('patroni.yml') }
      const args = ['patroni.yml']
      Object.assign(patroni, await startProgram({ name: 'patroni', files, args, settings, port: api }))
    },
    /** Kills Patroni and Postgres at the same moment, as in a power failure. */
    kill: async () => {
      const gone = patroni.end()
      toPostgres(killAll)
      await gone
    },
    /** Stops both, as on a machine that swaps or is being migrated. */
    freeze: () => {
      freeze(patroni.pid)
      toPostgres(freeze)
    },
    thaw: () => {
      toPostgres(thaw)
      thaw(patroni.pid)
    },
    /** Stops replication, while clients are still served. */
    cutOff: () => toPostgres((pid) => freezeChildren(pid, 'walsender')),
  }
}

/** The server's first process, whose id is in its data folder. */
function postmasterOf(data: string) {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

const ask = (node: ClusterNode, path: string) =>
  fetch(`http://127.0.0.1:${node.api}${path}`, { signal: AbortSignal.timeout(2000) })

const isPrimary = (node: ClusterNode) =>
  ask(node, '/primary').then(
    ({ status }) => status === 200,
    () => false,
  )

/** Waits until one server reports to be the primary. */
export const waitForPrimary = (nodes: ClusterNode[]) =>
  vi.waitFor(
    async () => {
      const primaries = await Promise.all(nodes.map(isPrimary))
      const primary = nodes[primaries.indexOf(true)]
      if (!primary) throw new Error('No server is the primary.')
      return primary
    },
    { ...waitOptions, interval: 20 },
  )

/** Waits until each replica has all of the primary's data, so that a failover loses nothing. */
export async function waitUntilReplicated(nodes: ClusterNode[]) {
  const primary = await waitForPrimary(nodes)
  await vi.waitFor(async () => {
    const { members }: { members: Member[] } = await (await ask(primary, '/cluster')).json()
    expect(members.map(({ role }) => role).sort()).toEqual(['leader', 'replica', 'sync_standby'])
    for (const { state, lag = 0 } of members) {
      expect(['running', 'streaming']).toContain(state)
      expect(Number(lag)).toBeLessThan(1_000_000)
    }
  }, waitOptions)
}
