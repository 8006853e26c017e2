import { setImmediate as turn } from 'node:timers/promises'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'

configure({
  // Dumping the whole document would make failures unreadable.
  getElementError: (message) => new Error(message ?? 'not found'),
  // Far longer than anything takes alone, because a busy machine must not fail tests.
  asyncUtilTimeout: 15_000,
})

// happy-dom does not know `<search>`, so React would log a warning.
const create = document.createElement.bind(document)
document.createElement = (tag: string, options?: ElementCreationOptions) =>
  create(tag === 'search' ? 'section' : tag, options)

/** Waits for a test's lazily loaded parts and for React's pending work before the next test starts. */
afterEach(async () => {
  cleanup()
  await vi.dynamicImportSettled()
  toast.dismiss()
  sessionStorage.clear()
  for (const name of Object.keys(localStorage)) if (name.startsWith('draft ')) localStorage.removeItem(name)
  for (let turns = 0; turns < 20; turns++) await turn()
})
