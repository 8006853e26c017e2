import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const alerts = readFileSync(join(root, 'deploy/monitoring/alerts.yml'), 'utf8')
  .split(/^ {6}- alert: /m)
  .slice(1)

// Requirement D-297: Every alert links to its chapter of the runbook.
test('every alert links to its chapter of a runbook', () => {
  expect(alerts.length).toBeGreaterThan(15)
  for (const alert of alerts) {
    const [name = ''] = alert.split('\n')
    const [, path = '', chapter = ''] = /^ {10}runbook_url: ([\w./-]+)#([\w-]+)$/m.exec(alert) ?? []
    expect(existsSync(join(root, path)), `${name} names ${path}`).toBe(true)
    const headings = [...readFileSync(join(root, path), 'utf8').matchAll(/^## (.+)$/gm)].map(
      ([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'),
    )
    expect(headings, name).toContain(chapter)
    expect(chapter).toBe(name.toLowerCase())
    const [, severity = ''] = /severity: (\w+)/.exec(alert) ?? []
    expect(readFileSync(join(root, path), 'utf8')).toContain(`## ${name}\n\`${severity}\`.`)
  }
})
