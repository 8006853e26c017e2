import { setImmediate as turn } from 'node:timers/promises'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'

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
 * What a test began has come to its end before the next one: parts of the page that are loaded when they are needed, and
 * what React does in turns of its own.
 */
afterEach(async () => {
  cleanup()
  await vi.dynamicImportSettled()
  toast.dismiss()
  sessionStorage.clear()
  for (const name of Object.keys(localStorage)) if (name.startsWith('draft ')) localStorage.removeItem(name)
  for (let turns = 0; turns < 20; turns++) await turn()
})
