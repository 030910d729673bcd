import type { Ctx } from '#platform/ctx.ts'
import { homesCalled } from '#suites/find-homes.ts'
import type { Say } from './say.ts'

/** The home that a row is about. */
export async function readHomeCalled(ctx: Ctx, text: string, say: Say) {
  const [home, another] = await homesCalled(ctx, text)
  if (!home) return say('home', 'unknown_home', text)
  return another ? say('home', 'ambiguous_home', text) : home
}
