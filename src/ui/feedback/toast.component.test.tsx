import { expect, test, vi } from 'vitest'
import { toast } from './toast.ts'

const isShown = (text: string) => document.body.textContent?.includes(text)

// Requirement 9-27: A toast without a duration of its own stays for 5 s.
test.each([
  ['says nothing of it', undefined, 5],
  ['is told by a step of the shop', { seconds: 3 }, 3],
])('a message whose caller %s: %o stays for %d seconds', async (name, options, seconds) => {
  await import('./toaster.tsx')
  vi.useFakeTimers()
  try {
    const text = `A message that ${name}`
    toast.success(text, options)
    await vi.advanceTimersByTimeAsync(100)
    expect(isShown(text)).toBe(true)
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 300)
    expect(isShown(text)).toBe(true)
    // Sonner shows a message for 200 ms more while it disappears.
    await vi.advanceTimersByTimeAsync(700)
    expect(isShown(text)).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
