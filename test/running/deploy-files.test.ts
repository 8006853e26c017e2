import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environment } from '#settings/environment.ts'
import { shopCommand, shopMemoryEnv } from '../../scripts/setup/runtime.mjs'
import { deployFile } from './deploy-files.ts'

const file = (name: string) => deployFile(`../${name}`)
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
const settings = new Set(namesIn(file('.env.example'), /^([A-Z0-9_]+)=/gm))
const guide = readFileSync(new URL('../../deploy/README.md', import.meta.url), 'utf8')
/** Variables of the Node process, not settings of the shop. */
const ofNode = new Set(['NODE_ENV', ...Object.keys(shopMemoryEnv)])
const isUnknown = (name: string) => !settings.has(name) && !ofNode.has(name)

// Requirement D-267: The image, compose file and systemd unit use only settings that exist, and run the shop as `npm
//   start` does.
test('deployment files use only existing settings', () => {
  const shop = file('compose.yaml').split(/^ {2}postgres:/m)[0] ?? ''
  const inCompose = namesIn(shop, /^ {6}([A-Z0-9_]+):/gm)
  const inImage = namesIn(file('Dockerfile'), /(?:ENV | {4})([A-Z0-9_]+)=/g)
  const inUnit = namesIn(deployFile('shop@.service'), /[ =]([A-Z0-9_]+)=/g)
  expect(inCompose.length).toBeGreaterThan(5)
  expect([...inCompose, ...inImage, ...inUnit].filter(isUnknown)).toEqual([])
})

// Requirement D-299
test('compose passes every setting on, and sets only those that depend on its containers', () => {
  const shop = file('compose.yaml').split(/^ {2}postgres:/m)[0] ?? ''
  expect(shop).toMatch(/^ {4}env_file: \.env$/m)
  expect(namesIn(shop, /^ {6}([A-Z0-9_]+):/gm).sort()).toEqual([
    'BACKUP_TO',
    'DATABASE_POOLER',
    'DATABASE_URL',
    'DATA_DIR',
    'DRAIN_SECONDS',
    'HOST',
    'NODE_ENV',
    'PORT',
    'PUBLIC_URL',
    'TRUST_PROXY',
  ])
  expect([...settings].sort()).toEqual(
    Object.keys(environment.shape)
      .filter((name) => name !== 'NODE_ENV')
      .sort(),
  )
})

// Requirement D-299
test('the images can be pinned, nothing starts without a password, and backups are in no volume', () => {
  const compose = file('compose.yaml')
  const images = namesIn(compose, /(?:image|BASE|RUNTIME): (.*)$/gm).filter(
    (image) => !image.startsWith('pasumai-shop'),
  )
  expect(images).toHaveLength(4)
  for (const image of images)
    expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-docker\.io\/library\/[a-z]+:[\w.-]+\}$/)
  expect(compose.match(/\$\{POSTGRES_PASSWORD:\?/g)).toHaveLength(2)
  expect(compose).toMatch(/"\$\{BACKUP_FOLDER:-\.\/backups\}:\/backups"/)
  expect(compose).not.toMatch(/^ {2}backups:/m)
})

// Requirement D-267
test('image and unit run the shop as npm start does', () => {
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(file('Dockerfile')) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...shopCommand])
  expect(deployFile('shop@.service')).toMatch(
    new RegExp(`^ExecStart=\\S+/node ${shopCommand.join(' ')}$`, 'm'),
  )
  const { NODE_COMPILE_CACHE: _, ...memory } = shopMemoryEnv
  for (const [name, value] of Object.entries(memory))
    for (const text of [file('Dockerfile'), deployFile('shop@.service')])
      expect(text).toContain(`${name}=${value}`)
})

// Requirement D-267
test('compose removes privileges that the shop doesn’t need, and waits long enough for its shutdown', () => {
  const compose = file('compose.yaml')
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    'no-new-privileges:true',
    'stop_grace_period: 45s',
  ])
    expect(compose).toContain(line)
  expect(file('Dockerfile')).toMatch(/^USER shop$/m)
  expect(deployFile('pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m)
})

test('every file that the settings in front of the shops name is there', () => {
  const named = namesIn(guide, /\]\(([^)]+)\)/g)
  for (const path of named) expect(() => deployFile(path), path).not.toThrow()
})

// Requirement D-267
test('systemd and a shell read each settings file alike: one value per line, without comments behind it', () => {
  const blocks = namesIn(guide, /^ *```sh\n([\s\S]*?)^ *```$/gm).map((block) => block.replace(/^ +/gm, ''))
  const ofSettings = blocks.filter((block) => settingsIn(block).every((line) => /^[A-Z0-9_]+=/.test(line)))
  const named = ofSettings.flatMap((block) => namesIn(block, /^([A-Z0-9_]+)=/gm))
  expect(named).toEqual(expect.arrayContaining(['SMTP_URL', 'PATRONI_NAME']))
  const lines = [...ofSettings, file('.env.example'), deployFile('monitoring/tracing.env')].flatMap(
    settingsIn,
  )
  expect(lines.filter((line) => !/^[A-Z0-9_]+=("[^"]*"|[^\s"']*)$/.test(line))).toEqual([])
})

// Requirement D-267
test('a shop under systemd sees the machine’s memory', () => {
  expect(deployFile('shop@.service')).not.toMatch(/^ProcSubset=pid$/m)
})

const settingsIn = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'))
