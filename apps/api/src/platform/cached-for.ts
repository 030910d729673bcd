import { coalesceCalls } from './coalesce.ts'
import type { Ctx } from './ctx.ts'

/** A process reads the value once in so many seconds, however often it is requested. */
export function cachedFor<Value>(seconds: number, read: (ctx: Ctx) => Promise<Value>) {
  const once = coalesceCalls<Value>()
  let known: { value: Value; readAt: Temporal.Instant } | undefined
  return async (ctx: Ctx): Promise<Value> => {
    if (known && isRecent(known.readAt, ctx.now, seconds)) return known.value
    return once('value', async () => {
      const value = await read(ctx)
      known = { value, readAt: ctx.now }
      return value
    })
  }
}

/** After the clock was set back an answer can be dated in the future, which does not count as recent. */
function isRecent(readAt: Temporal.Instant, now: Temporal.Instant, seconds: number): boolean {
  const age = now.since(readAt).total('seconds')
  return age >= 0 && age < seconds
}
