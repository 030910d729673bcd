import { coalesceCalls } from './coalesce.ts'
import type { Ctx } from './ctx.ts'

/** However often it is asked for, a process reads the value once in so many seconds. */
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

/** A clock that was set back makes an answer of the future, which is not kept either. */
function isRecent(readAt: Temporal.Instant, now: Temporal.Instant, seconds: number): boolean {
  const age = now.since(readAt).total('seconds')
  return age >= 0 && age < seconds
}
