import { signedIn } from '../people.ts'
import type { TestApp } from '../test-app.ts'
import {
  type Belonging,
  board,
  bookedStay,
  card,
  changedCalendar,
  expense,
  heldStay,
  hostedReview,
  hostedStay,
  lateCharge,
  room,
  type Someone,
  withdrawal,
} from '../user-data.ts'
import type { Operation } from './openapi-operations.ts'

export const actors = ['visitor', 'guest', 'owner', 'admin'] as const

export type Actor = (typeof actors)[number]

/** Calls that may end the session or the account; somebody new makes them. */
const endsSessions = /^\/user(\/(session|sessions\/.*|password))?$/

const profiles = { guest: 'USER', owner: 'OWNER', admin: 'ADMIN' } as const

/** One person of each kind, replaced when a request has ended the session or the account. */
export function createPeople(marea: TestApp) {
  const people = new Map<Actor, Someone>()
  let count = 0

  async function renew(actor: Exclude<Actor, 'visitor'>): Promise<Someone> {
    count += 1
    const person = await signedIn(marea, `fuzz-${actor}-${count}`, { profile: profiles[actor] })
    if (!people.has(actor)) people.set(actor, person)
    return person
  }

  return {
    async tokenOf(actor: Actor, { path, method }: Operation): Promise<string | undefined> {
      if (actor === 'visitor') return undefined
      const person = people.get(actor)
      if (person && !(method !== 'GET' && endsSessions.test(path))) return person.token
      return (await renew(actor)).token
    },
    forget: (actor: Actor) => people.delete(actor),
    /** Gives them something to name in their requests. */
    async furnish(): Promise<void> {
      const things: Record<'guest' | 'owner', Belonging[]> = {
        guest: [heldStay, bookedStay, room, board, card, withdrawal, lateCharge],
        owner: [hostedStay, hostedReview, expense, changedCalendar, bookedStay, withdrawal],
      }
      for (const actor of ['guest', 'owner'] as const) {
        const person = people.get(actor) ?? (await renew(actor))
        for (const thing of things[actor]) await thing.make(person, marea)
      }
    },
  }
}
