import type { Worker } from 'node:worker_threads'
import {
  type PoolOptions,
  type PoolRunnerInitializer,
  ThreadsPoolWorker,
  type WorkerRequest,
  type WorkerResponse,
} from 'vitest/node'

const name = 'kept-thread'

/** A test that runs longer counts as endless. A worker that ran this long may still be busy with it. */
export const maxTestMs = 20_000

/**
 * Stryker runs vitest once per mutant, and vitest stops its workers after each run. Starting one takes seconds, the
 * tests of a mutant a tenth of one; so this worker is started once and reused. One that did not finish a run is
 * replaced.
 */
class ReusedWorker extends ThreadsPoolWorker {
  override readonly name = name
  private reusedThread: Worker | undefined
  private isReady = false
  private endedWell = false
  private runsSince = 0
  private config: unknown

  override async start() {
    this.endedWell = false
    if (!this.reusedThread) await this.open()
    this.reusedThread?.on('message', (message: WorkerResponse) => {
      if (message.type === 'testfileFinished') this.endedWell = Date.now() - this.runsSince < maxTestMs
    })
  }

  private async open() {
    await super.start()
    this.reusedThread = Reflect.get(this, '_thread')
    this.reusedThread?.unref()
    // The thread can exit by itself, for example without memory, and then nobody calls `stop`.
    this.reusedThread?.once('exit', () => discard(this))
  }

  override send(message: WorkerRequest) {
    if (message.type === 'stop') return this.answer('stopped')
    if (message.type === 'start') {
      this.config = message.context.config
      if (this.isReady) return this.answer('started')
      this.isReady = true
    }
    if (message.type !== 'run') return super.send(message)
    this.runsSince = Date.now()
    // The context names the requested tests; otherwise the first run's would be repeated.
    super.send({ ...message, context: Object.assign(message.context, { config: this.config }) })
  }

  private answer(type: 'started' | 'stopped') {
    setImmediate(() => this.reusedThread?.emit('message', { type, __vitest_worker_response__: true }))
  }

  override async stop() {
    // The listeners belong to the finished run.
    this.reusedThread?.removeAllListeners('message')
    if (this.endedWell) return
    // Must happen at once, because vitest requests the next run without waiting for this one to end.
    discard(this)
    await super.stop()
  }
}

let thread: ReusedWorker | undefined

/** The next run gets a new worker instead of this one. */
function discard(which: ReusedWorker) {
  if (thread === which) thread = undefined
}

export const reusedWorker: PoolRunnerInitializer = {
  name,
  createPoolWorker: (options: PoolOptions) => (thread ??= new ReusedWorker(options)),
}
