import { Piscina } from 'piscina'
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts'
import type { Log } from '#platform/log/log.ts'

/** A function that a module exports, with its limits. */
export type ThreadTask<Input, Output> = {
  module: URL
  name: string
  /** In processor time, so that waiting on a busy machine does not count. */
  maxMs: number
  /** Callers beyond these get `server.busy`. */
  maxQueued: number
  /** Only for inference: what the function takes and returns. */
  type?: (input: Input) => Output
}

export type ThreadsPort = {
  /** Undefined means that the function took too long or too much memory, and its thread was ended. */
  run<Input, Output>(task: ThreadTask<Input, Output>, input: Input): Promise<Output | undefined>
  close(): Promise<void>
}

const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

const idleMs = 30_000
const watchMs = 100

/**
 * Runs code that strangers could make slow in a thread, because an endless loop can be stopped only from outside. Each
 * task has one thread, which starts with its first call.
 */
export function openThreads({ log }: { log: Log }): ThreadsPort {
  const threads = new Map<string, ReturnType<typeof openThread>>()
  return {
    run(task, input) {
      const thread = threads.get(task.module.href) ?? openThread(task, log)
      threads.set(task.module.href, thread)
      return thread.limit(() => runFor(thread.pool, task, input))
    },
    async close() {
      await Promise.all([...threads.values()].map(({ pool }) => pool.destroy()))
    },
  }
}

function openThread(
  { module, maxQueued }: Pick<ThreadTask<never, never>, 'module' | 'maxQueued'>,
  log: Log,
) {
  const pool = new Piscina({
    filename: module.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: memory,
  })
  // Without a listener the end of a thread between two calls would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'thread ended'))
  return { pool, limit: createConcurrencyLimit({ maxRunning: 1, maxQueued }) }
}

async function runFor<Input, Output>(
  pool: Piscina,
  { name, maxMs }: ThreadTask<Input, Output>,
  input: Input,
): Promise<Output | undefined> {
  const usedBefore = await usedMs(pool)
  const limit = new AbortController()
  const watch = setInterval(async () => {
    if ((await usedMs(pool)) - usedBefore > maxMs) limit.abort()
  }, watchMs)
  try {
    return await pool.run(input, { name, signal: limit.signal })
  } catch (error) {
    if (limit.signal.aborted || isOutOfMemory(error)) return undefined
    throw error
  } finally {
    clearInterval(watch)
  }
}

/** The processor time that the thread has taken so far; none before it starts and after it ended. */
async function usedMs({ threads }: Piscina): Promise<number> {
  const used = await threads[0]?.cpuUsage().catch(() => undefined)
  return used ? (used.user + used.system) / 1000 : 0
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
