import { Piscina } from 'piscina'
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts'
import type { Log } from '#platform/metrics/log.ts'

/** A function that a module exports, and what it may take of the machine. */
export type ThreadTask<Input, Output> = {
  module: URL
  name: string
  timeoutMs: number
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

/**
 * Runs what strangers could make slow in a thread, because a loop that never ends can be stopped
 * only from outside. Each task has one thread, which starts with its first call.
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
  { name, timeoutMs }: ThreadTask<Input, Output>,
  input: Input,
): Promise<Output | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await pool.run(input, { name, signal })
  } catch (error) {
    if (signal.aborted || isOutOfMemory(error)) return undefined
    throw error
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
