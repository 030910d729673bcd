import { Problem } from '#platform/problem.ts'

export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets a few works run at once and some more wait; whoever comes then is told we are busy. */
export function newGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  const queue: (() => void)[] = []
  let running = 0

  function enter(): Promise<void> | undefined {
    if (running < atOnce) {
      running += 1
      return undefined
    }
    if (queue.length >= waiting) throw new Problem('server.busy')
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
