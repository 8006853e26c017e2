import { afterAll, afterEach, expect } from 'vitest'

/**
 * A console message fails the test. A test that expects one must mock the method: `vi.spyOn(console,
 * 'error').mockImplementation(() => {})`.
 */
const consoleMessages: string[] = []

for (const method of ['error', 'warn'] as const) {
  const print = console[method]
  console[method] = (...words: unknown[]) => {
    consoleMessages.push(`console.${method}: ${words.map(String).join(' ')}`)
    print(...words)
  }
}

const expectNone = () => expect(consoleMessages.splice(0), 'unexpected complaints on the console').toEqual([])
afterEach(expectNone)
afterAll(expectNone)
