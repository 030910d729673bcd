import type { Ctx, Person } from '#platform/ctx.ts'

/** Routes of the console have checked that it is an administrator. */
export function administratorOf({ actor }: Pick<Ctx, 'actor'>): Person {
  if (actor.kind !== 'person') throw new Error('Only an administrator can do this.')
  return actor
}
