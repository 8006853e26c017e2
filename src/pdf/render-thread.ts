import { Worker } from 'node:worker_threads'

type Options = {
  /** The worker's module. It answers each message with a `RenderAnswer`, in order. */
  script: URL
  /** Time for one file, in milliseconds; after it the thread is replaced. */
  timeoutMs?: number
  /** The thread ends after this time without work, in milliseconds. */
  idleMs?: number
  /** How many files may wait until `isFull`. */
  maxWaiting?: number
}
/** What a worker sends back for a message. */
export type RenderAnswer = { bytes: Uint8Array } | { error: string }
type Job<Input> = { input: Input; resolve: (file: Buffer) => void; reject: (error: Error) => void }

/** The thread's JavaScript heap. A drawing that needs more fails. */
const maxHeapMb = 160

/**
 * Draws files in a worker thread, one at a time, so that shoppers never wait for a drawing. The thread starts with the
 * first file and ends when there was nothing to do for a while. If it crashes, runs out of memory or takes too long, the
 * file fails, and the next one gets a new thread.
 */
export function createRenderThread<Input>({
  script,
  timeoutMs = 20_000,
  idleMs = 60_000,
  maxWaiting = 50,
}: Options) {
  const waiting: Job<Input>[] = []
  let worker: Worker | undefined
  let current: { job: Job<Input>; timeout: NodeJS.Timeout } | undefined
  let idle: NodeJS.Timeout | undefined

  /** A thread that doesn't keep the process from ending, except while it draws. */
  function startWorker() {
    // The flags of the process are for its own heap, or not allowed in a thread.
    const started = new Worker(script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    })
    started.on('message', (answer: RenderAnswer) => {
      if (started === worker)
        finish((job) =>
          'bytes' in answer ? job.resolve(Buffer.from(answer.bytes)) : job.reject(new Error(answer.error)),
        )
    })
    started.on('error', (error) =>
      replaceWorker(started, error instanceof Error ? error : new Error(String(error))),
    )
    started.on('exit', () => replaceWorker(started, new Error('the thread that draws files has ended')))
    return started
  }

  /** Forgets a thread that failed, and with it the file that it was drawing. */
  function replaceWorker(failed: Worker, error: Error) {
    if (failed !== worker) return
    worker = undefined
    void failed.terminate()
    finish((job) => job.reject(error))
  }

  /** Ends the current file, and starts the next. */
  function finish(settle: (job: Job<Input>) => void) {
    if (!current) return
    clearTimeout(current.timeout)
    const { job } = current
    current = undefined
    settle(job)
    drawNext()
  }

  function drawNext() {
    if (current) return
    const job = waiting.shift()
    if (!job) return endWhenIdle()
    clearTimeout(idle)
    worker ??= startWorker()
    const drawing = worker
    drawing.ref()
    const timeout = setTimeout(
      () => replaceWorker(drawing, new Error(`a file was not drawn within ${timeoutMs / 1000} seconds`)),
      timeoutMs,
    )
    current = { job, timeout }
    drawing.postMessage(job.input)
  }

  function endWhenIdle() {
    worker?.unref()
    clearTimeout(idle)
    idle = setTimeout(close, idleMs).unref()
  }

  /** Ends the thread if it isn't drawing. */
  function close() {
    if (current) return
    const ended = worker
    worker = undefined
    void ended?.terminate()
  }

  return {
    /**
     * Draws a file after those that wait already.
     * @throws if the thread failed or took too long; the file can be tried again
     */
    render: (input: Input) =>
      new Promise<Buffer>((resolve, reject) => {
        waiting.push({ input, resolve, reject })
        drawNext()
      }),
    /** Whether so many files wait that a request should be refused. */
    isFull: () => waiting.length >= maxWaiting,
  }
}
