import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '#settings/settings.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')

/** Fake output of `docker compose` about a project and its volumes. */
const engineWith = (project: string, ...volumes: string[]) =>
  `case "$*" in "compose config"*) printf '%s\\n' "name: ${project}" services: "  name: another" ;;
  "volume ls"*) printf '%s\\n' ${volumes.join(' ')} ;; esac`

/** A checkout with the files that the scripts read, and a fake command that records its calls. */
function checkout(says = engineWith('shop')) {
  const folder = temporaryFolder()
  for (const name of ['deploy', 'compose.yaml', '.env.example'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  const asked = join(folder, 'asked')
  writeFileSync(asked, '')
  const program = join(folder, 'program')
  writeFileSync(program, `#!/bin/sh\necho "$@" >> ${asked}\n${says}\n`)
  chmodSync(program, 0o755)
  const run = (script: string[], env: Record<string, string>, input = '') =>
    execFileSync('sh', script, { cwd: folder, env: { ...process.env, ...env }, input, encoding: 'utf8' })
  const file = (name: string) => readFileSync(join(folder, name), 'utf8')
  return { folder, program, run, file, asked: () => file('asked') }
}

const valuesIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, k, v]) => [k, v]))
const digest = `sha256:${'a'.repeat(64)}`
const registry = `case "$*" in *inspect*) echo "any/where@${digest}" ;; esac; ${engineWith('shop')}`

// Requirement D-299: Secrets are created before the first start, every setting reaches the container, images can be
//   pinned by digest, and backups are in a folder of the host.
test('deploy/setup asks, creates the secrets and the folder, pins the images, and changes nothing the second time', () => {
  const { folder, program, run, file } = checkout(registry)
  const env = { CONTAINER: program, SHOP_OWNER: '' }
  run(['deploy/setup'], env, 'shop.example\nnightly\n')
  const made = valuesIn(file('.env'))
  expect(made).toMatchObject({ SITE: 'shop.example', BACKUP_FOLDER: 'nightly' })
  for (const secret of ['POSTGRES_PASSWORD', 'PIN_PEPPER', 'METRICS_TOKEN'])
    expect(made[secret], secret).toMatch(/^[0-9a-f]{48}$/)
  expect(new Set([made.POSTGRES_PASSWORD, made.PIN_PEPPER, made.METRICS_TOKEN]).size).toBe(3)
  for (const image of ['BASE', 'RUNTIME', 'POSTGRES', 'CADDY'])
    expect(made[`${image}_IMAGE`]).toMatch(/^docker\.io\/library\/[a-z]+:[\w.-]+@sha256:a{64}$/)
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'nightly')).mode & 0o777).toBe(0o700)
  expect(() => readSettings(made)).not.toThrow()
  const before = file('.env')
  run(['deploy/setup'], env)
  expect(file('.env')).toBe(before)
})

// Requirement D-299
test('a folder in BACKUP_TO is mounted into the container as documented, and an S3 store stays', () => {
  const { folder, program, run, file } = checkout()
  const env = { CONTAINER: program, SHOP_OWNER: '', NO_PIN: '1' }
  const disk = join(folder, 'disk')
  writeFileSync(join(folder, '.env'), `SITE=a.example\nBACKUP_TO=${disk}`)
  run(['deploy/setup'], env)
  expect(valuesIn(file('.env'))).toMatchObject({ SITE: 'a.example', BACKUP_FOLDER: disk })
  expect(file('.env')).not.toContain('BACKUP_TO=')
  writeFileSync(join(folder, '.env'), 'SITE=a.example\nBACKUP_TO=s3://kept/shop\n')
  run(['deploy/setup'], env)
  expect(valuesIn(file('.env'))).toMatchObject({ BACKUP_TO: 's3://kept/shop' })
  expect(file('.env')).not.toContain('BACKUP_FOLDER=')
})

// Requirement D-300: Backups go to the folder in BACKUP_TO, also in a shop that used another one before; a container
//   that can't see it doesn't start.
test('a folder written into BACKUP_TO later replaces the first one, with a message', () => {
  const { folder, program, run, file } = checkout()
  const env = { CONTAINER: program, SHOP_OWNER: '', NO_PIN: '1' }
  run(['deploy/setup'], env, 'a.example\nnightly\n')
  const disk = join(folder, 'otherdisk')
  writeFileSync(join(folder, '.env'), `${file('.env')}BACKUP_TO=${disk}\n`)
  const said = run(['deploy/setup'], env)
  expect(file('.env').match(/^BACKUP_.*$/gm)).toEqual([`BACKUP_FOLDER=${disk}`])
  expect(said).toContain(`new backups go to ${disk}; earlier ones stay in nightly`)
  expect(statSync(disk).mode & 0o777).toBe(0o700)
})

// Requirement D-300
test('a container with a host folder in BACKUP_TO doesn’t start, and says what to do', () => {
  const [, entry = '[]'] = /^ENTRYPOINT (\[.*\])$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? []
  const [program = '', ...args]: string[] = JSON.parse(entry)
  const start = (BACKUP_TO: string) =>
    spawnSync(program, [...args, 'echo', 'it', 'starts'], {
      env: { PATH: process.env.PATH, BACKUP_TO },
      encoding: 'utf8',
    })
  for (const place of ['', '/backups', '/backups/here', 's3://kept/shop', temporaryFolder()])
    expect([place, start(place).stdout]).toEqual([place, 'it starts\n'])
  const refused = start('/mnt/of-the-machine/backups')
  expect([refused.status, refused.stdout]).toEqual([1, ''])
  expect(refused.stderr).toContain('run deploy/setup')
})

const named = 'SITE=a.example\nBACKUP_FOLDER=backups\n'

// Requirements D-299, D-301
test('an existing database keeps its password, and its pins their pepper, whatever the compose project’s name', () => {
  const { folder, program, run, file } = checkout(engineWith('farm', 'other_data', 'farm_database'))
  writeFileSync(join(folder, '.env'), named)
  run(['deploy/setup'], { CONTAINER: program, SHOP_OWNER: '', NO_PIN: '1' })
  expect(valuesIn(file('.env')).POSTGRES_PASSWORD).toBe('within-this-network')
  expect(file('.env')).not.toContain('PIN_PEPPER')
})

/** The default project name of docker compose. */
const here = '$(basename "$PWD" | tr A-Z a-z)'

// Requirement D-301: The setup asks Docker Compose and the engine which database is the shop's, and decides nothing
//   without an answer.
test('another project’s database gives a new shop no password', () => {
  const { folder, program, run, file } = checkout(
    engineWith(here, `my-${here}_database`, `${here}_database_old`),
  )
  writeFileSync(join(folder, '.env'), named)
  run(['deploy/setup'], { CONTAINER: program, SHOP_OWNER: '', NO_PIN: '1' })
  expect(valuesIn(file('.env')).POSTGRES_PASSWORD).toMatch(/^[0-9a-f]{48}$/)
})

// Requirement D-301
test.each([
  ['the engine', 'case "$*" in "volume ls"*) exit 1 ;; *) echo "name: shop" ;; esac'],
  ['compose', 'case "$*" in compose*) exit 1 ;; esac'],
])('if %s doesn’t answer the setup stops, and writes no password', (_what, says) => {
  const { folder, program, run, file } = checkout(says)
  writeFileSync(join(folder, '.env'), named)
  expect(() => run(['deploy/setup'], { CONTAINER: program, SHOP_OWNER: '', NO_PIN: '1' })).toThrow(
    'No database password was set.',
  )
  expect(file('.env')).toBe(named)
})

// Requirement D-299
test('an image without a digest leaves .env unchanged', () => {
  const { folder, program, run, file } = checkout('case "$*" in *inspect*) echo none ;; esac')
  writeFileSync(join(folder, '.env'), 'CADDY_IMAGE=kept\n')
  expect(() => run(['deploy/pin-images'], { CONTAINER: program })).toThrow()
  expect(file('.env')).toBe('CADDY_IMAGE=kept\n')
})

// Requirement D-302: Without containers, one command prepares the server, and the proxy is a service.
test('deploy/setup-units creates users, role, database, folder, settings and units, once', () => {
  const { folder, program, run, file, asked } = checkout('[ "$1" != psql ] || cat >> heard')
  const away = join(folder, 'server')
  mkdirSync(away)
  const env = {
    ROOT: away,
    SYSTEMCTL: `${program} systemctl`,
    PSQL: `${program} psql`,
    USERADD: `${program} useradd`,
  }
  const script = ['deploy/setup-units', 'shop.example']
  run(script, { ...env, CHOWN: `${program} chown`, BACKUP_FOLDER: '/mnt/nightly' })
  const settings = valuesIn(file('server/etc/shop/settings'))
  expect(settings).toMatchObject({ PUBLIC_URL: 'https://shop.example', BACKUP_TO: '/mnt/nightly' })
  expect(() => readSettings(settings)).not.toThrow()
  const password = new URL(settings.DATABASE_URL ?? '').password
  expect(password).toMatch(/^[0-9a-f]{48}$/)
  expect(file('heard')).toBe(`create role shop login password '${password}'\n`)
  // Other users of the machine can see command lines in the process list.
  expect(asked()).not.toContain(password)
  expect(asked()).toContain('create database shop owner shop')
  expect(asked()).toContain('chown shop:shop')
  expect(asked()).toContain('systemctl enable --now shop-proxy')
  expect(statSync(join(away, 'etc/shop/settings')).mode & 0o777).toBe(0o600)
  expect(statSync(join(away, 'mnt/nightly')).mode & 0o777).toBe(0o700)
  // Without the minus sign systemd would not start the shop while that disk is missing.
  expect(file('server/etc/systemd/system/shop@.service.d/backups.conf')).toBe(
    '[Service]\nReadWritePaths=-/mnt/nightly\n',
  )
  expect(file('server/etc/shop/proxy')).toBe('SITE=shop.example\nSHOPS=127.0.0.1:3001\n')
  for (const unit of ['shop@.service', 'shop-proxy.service']) file(`server/etc/systemd/system/${unit}`)
  run(script, { ...env, CHOWN: `${program} chown`, BACKUP_FOLDER: '/mnt/nightly' })
  expect(valuesIn(file('server/etc/shop/settings'))).toEqual(settings)
  expect(file('heard').match(/role/g)).toHaveLength(1)
  const said = run(script, { ...env, CHOWN: `${program} chown`, BACKUP_FOLDER: '/mnt/other' })
  expect(said).toContain('server/etc/shop/settings has a different BACKUP_TO. Change it to /mnt/other')
})
