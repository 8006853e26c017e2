import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { modernNode } from '../../../scripts/setup/runtime.mjs'
import { run } from './tools.ts'

const runtime = 'localhost/shop-test-runtime'
const base = 'localhost/shop-test-base'

/**
 * Base images for machines without access to a registry: a bare Debian, and the same with this machine's Node and npm.
 * Cached for the next run.
 * @returns build arguments that name them
 */
export function makeBaseImages(): string[] {
  if (!isThere(runtime)) makeRuntime()
  if (!isThere(base)) makeBase()
  return [`--build-arg=BASE=${base}`, `--build-arg=RUNTIME=${runtime}`]
}

const isThere = (tag: string) => run('podman', 'images', '--quiet', tag).trim() !== ''

function makeRuntime() {
  console.log('Making a bare Debian, once …')
  const folder = mkdtempSync(join(tmpdir(), 'shop-base-'))
  try {
    const archive = join(folder, 'base.tar')
    run('mmdebstrap', '--variant=minbase', 'bookworm', archive)
    run('podman', 'import', archive, runtime)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function makeBase() {
  const container = run('buildah', '--isolation=chroot', 'from', runtime).trim()
  const npm = dirname(dirname(run('sh', '-c', 'readlink -f "$(command -v npm)"').trim()))
  run('buildah', 'copy', container, modernNode, '/usr/local/bin/node')
  run('buildah', 'copy', container, npm, '/usr/local/lib/node_modules/npm')
  const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm']
  run('buildah', 'run', '--isolation=chroot', container, ...link)
  trustMachineCertificates(container)
  run('buildah', 'commit', container, base)
  run('buildah', 'rm', container)
}

/**
 * If this machine reaches the package registry through a proxy with its own certificate, the build must trust it too.
 */
function trustMachineCertificates(container: string) {
  const { NODE_EXTRA_CA_CERTS: file } = process.env
  if (!file) return
  const there = '/usr/local/share/machine-ca.crt'
  run('buildah', 'copy', container, file, there)
  run('buildah', 'config', `--env=NODE_EXTRA_CA_CERTS=${there}`, container)
}
