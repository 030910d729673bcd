import type { Ctx } from '#platform/ctx.ts'
import type { Job } from './jobs.ts'

/** Scheduled work that runs separately for each home, owner or stay. */
export type FanOut<Item extends string | object = string> = {
  name: string
  cron: string
  /** The due items; a failed one stays due, so that it is listed again. */
  list(ctx: Ctx): Promise<readonly Item[]>
  /** Does nothing if the item is no longer due. */
  handle(ctx: Ctx, item: Item): Promise<unknown>
  /** For failures that a metric of its own counts. */
  onFailure?(): void
  sideBySide?: number
}

type Single<Item> = { item: Item }

/**
 * A scheduled job that only lists, and one job for each item with its own time and retries, so that one that fails or
 * takes long delays no other and a killed process's items are continued.
 */
export function fanOut<Item extends string | object>(work: FanOut<Item>): readonly Job<never>[] {
  const { name, cron, list, handle, onFailure, sideBySide } = work
  const each: Job<Single<Item>> = {
    name: `${name}.each`,
    ...(sideBySide ? { sideBySide } : {}),
    isSingle: true,
    comesAgain: true,
    async handle(ctx, { item }) {
      try {
        await handle(ctx, item)
      } catch (error) {
        onFailure?.()
        ctx.log.warn({ job: name, item }, 'one of many was not done')
        throw error
      }
    },
  }
  const schedule: Job = {
    name,
    cron,
    async handle(ctx) {
      const items = await list(ctx)
      const jobs = items.map((item) => ({ data: { item }, singletonKey: keyOf(item) }))
      if (jobs.length > 0) await ctx.ports.jobs.enqueueAll(ctx.db, each, jobs)
    },
  }
  return [schedule, each]
}

function keyOf(item: string | object): string {
  return typeof item === 'string' ? item : JSON.stringify(item)
}
