import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingPackages } from './install.mjs'
import { isModernOfMachine, root } from './runtime.mjs'

const zod = { 'node_modules/zod': { version: '4.6.7' } }
const linked = { 'node_modules/emulator': { link: true }, 'packages/emulator': { version: '1.0.0' } }
const tools = {
  'node_modules/vitest': { version: '5.1.1', dev: true },
  'node_modules/types': { version: '19.3.0', devOptional: true },
}
const wanted = {
  packages: {
    '': { version: '1.0.0' },
    ...zod,
    ...linked,
    ...tools,
    'node_modules/sharp-for-another-system': { version: '1.0.0', optional: true },
  },
}
const forRunning = { ...zod, ...linked }

test.each([
  { what: 'nothing is installed', found: {}, running: 3, everything: 5 },
  {
    what: 'another version is',
    found: { ...forRunning, 'node_modules/zod': { version: '4.6.6' } },
    running: 1,
    everything: 3,
  },
  {
    what: 'the link to a package of our own is missing',
    found: { ...zod, 'packages/emulator': { version: '1.0.0' } },
    running: 1,
    everything: 3,
  },
  { what: 'what running needs is', found: forRunning, running: 0, everything: 2 },
  {
    what: 'all but what other systems need is',
    found: { ...forRunning, ...tools },
    running: 0,
    everything: 0,
  },
])('$what', ({ found, running, everything }) => {
  const missing = (need: 'running' | 'everything') => missingPackages(wanted, { packages: found }, need)
  expect(missing('running')).toHaveLength(running)
  expect(missing('everything')).toHaveLength(everything)
})

test.each([
  { what: 'an old one', version: '20.19.2', execPath: '/usr/bin/node', isModern: false },
  { what: 'a modern one', version: '24.21.0', execPath: '/usr/bin/node', isModern: true },
  {
    what: 'the pinned one, which an install after an upgrade replaces',
    version: '24.21.0',
    execPath: join(root, 'node_modules/node/bin/node'),
    isModern: false,
  },
])('the Node of the machine: $what', ({ version, execPath, isModern }) => {
  expect(isModernOfMachine({ version, execPath })).toBe(isModern)
})
