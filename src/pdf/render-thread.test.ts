import { expect, test } from 'vitest'
import { createRenderThread } from './render-thread.ts'

/** A worker that answers with its input, never, too late, or not at all because it crashes or needs too much memory. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', (input) => {
    if (input === 'hang') for (;;);
    if (input === 'crash') throw new Error('the thread crashed')
    if (input === 'exit') process.exit(1)
    if (input === 'memory') { const kept = []; for (;;) kept.push(new Array(100000).fill(kept.length)) }
    if (input === 'invalid') return parentPort.postMessage({ error: 'this cannot be drawn' })
    const bytes = new TextEncoder().encode(input === 'thread' ? String(threadId) : input)
    parentPort.postMessage({ bytes })
  })`)}`,
)

const textOf = async (file: Promise<Buffer>) => String(await file)

test('files are drawn in another thread, which they share', async () => {
  const { render } = createRenderThread<string>({ script })
  const files = ['first', 'thread', 'second', 'thread'].map((input) => textOf(render(input)))
  const [first, thread, second, again] = await Promise.all(files)
  expect([first, second]).toEqual(['first', 'second'])
  expect(Number(thread)).toBeGreaterThan(0)
  expect(again).toBe(thread)
})

test('a file that can’t be drawn fails, and the thread draws the next', async () => {
  const { render } = createRenderThread<string>({ script })
  const thread = await textOf(render('thread'))
  await expect(render('invalid')).rejects.toThrow('this cannot be drawn')
  expect(await textOf(render('thread'))).toBe(thread)
})

test.each([
  ['crash', 'the thread crashed'],
  ['exit', 'has ended'],
  ['hang', 'not drawn within 2 seconds'],
  ['memory', 'memory limit'],
])('only one file fails if its thread fails: %s', async (failure, message) => {
  const { render } = createRenderThread<string>({ script, timeoutMs: failure === 'hang' ? 2_000 : 60_000 })
  const failed = expect(render(failure)).rejects.toThrow(message)
  const next = textOf(render('next'))
  await failed
  expect(await next).toBe('next')
})

test('it is full while many files wait, and not any more when they are drawn', async () => {
  const { render, isFull } = createRenderThread<string>({ script, maxWaiting: 2 })
  const first = [render('a'), render('b')]
  expect(isFull()).toBe(false)
  const last = render('c')
  expect(isFull()).toBe(true)
  await Promise.all([...first, last])
  expect(isFull()).toBe(false)
})

test('an idle thread ends, and the next file starts another', async () => {
  const { render } = createRenderThread<string>({ script, idleMs: 1 })
  const thread = await textOf(render('thread'))
  await expect.poll(() => textOf(render('thread'))).not.toBe(thread)
})
