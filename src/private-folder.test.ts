import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#test/shop/temporary-folder.ts'
import { makePrivateFolder } from './private-folder.ts'

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test.each(['new', 'there already, and open to all'])(
  'what is in a %s data folder is for the shop’s own account alone',
  (what) => {
    const before = process.umask()
    onTestFinished(() => void process.umask(before))
    const folder = join(temporaryFolder(), 'data')
    if (what !== 'new') mkdirSync(folder, { mode: 0o755 })
    makePrivateFolder(folder)
    mkdirSync(join(folder, 'pictures'))
    writeFileSync(join(folder, 'pictures/1'), '')
    expect(rightsOf(folder)).toBe('700')
    expect(rightsOf(join(folder, 'pictures'))).toBe('700')
    expect(rightsOf(join(folder, 'pictures/1'))).toBe('600')
  },
)
