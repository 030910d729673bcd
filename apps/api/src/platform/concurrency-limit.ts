import { Problem } from './problem.ts'

type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs a few tasks at once and queues some more; beyond that the caller gets `server.busy`. */
export function createConcurrencyLimit({
  maxRunning,
  maxQueued,
}: {
  maxRunning: number
  maxQueued: number
}): ConcurrencyLimit {
  const queue: (() => void)[] = []
  let running = 0

  function enter(): Promise<void> | undefined {
    if (running < maxRunning) {
      running += 1
      return undefined
    }
    if (queue.length >= maxQueued) throw new Problem('server.busy')
    return new Promise((resolve) => queue.push(resolve))
  }

  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
