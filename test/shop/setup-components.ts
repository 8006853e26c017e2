import { setImmediate as turn } from 'node:timers/promises'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach } from 'vitest'

configure({
  // The whole document is no help in a report.
  getElementError: (message) => new Error(message ?? 'not found'),
  // Far longer than anything takes alone: a busy machine is no bug.
  asyncUtilTimeout: 15_000,
})

// The document without a browser does not know `<search>`, which would be complained about.
const create = document.createElement.bind(document)
document.createElement = (tag: string, options?: ElementCreationOptions) =>
  create(tag === 'search' ? 'section' : tag, options)

/**
 * One document serves all tests of a file. React does the last of what it has to do in turns of its own, and so does the
 * part that shows messages, which is loaded with the first one: after the last test of the file there would be no window
 * any more.
 */
afterEach(async () => {
  cleanup()
  await someTurns()
  await import('../../src/ui/feedback/toaster.tsx')
  toast.dismiss()
  sessionStorage.clear()
  await someTurns()
})

async function someTurns() {
  for (let turns = 0; turns < 20; turns++) await turn()
}
