import { randomUUID } from 'node:crypto'
import { addDays } from '@marea/contract/platform/time/days.ts'
import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import type { Ctx, Person } from '../../src/platform/ctx.ts'
import type { Job } from '../../src/platform/jobs/jobs.ts'
import { jobs } from '../../src/worker.ts'
import { publishedHome } from '../homes.ts'
import { signedIn } from '../people.ts'
import type { TestApp } from '../test-app.ts'

export type Waiting = { name: string; data: object }

/** The nights, users and clock that belong to one seed alone. */
export type Plot = {
  suiteId: string
  slug: string
  /** The first of its nights. */
  from: string
  guests: readonly [Person, Person]
  owner: Person
}

const policies: readonly CancellationPolicy['code'][] = [
  'flexible',
  'moderate',
  'limited',
  'firm',
  'strict',
  'final',
]
const plotNights = 10
const plotsPerHome = 42
const firstNight = '2026-12-01'

/** Homes with every cancellation policy, and two guests for each lane. */
export async function openSimulatedWorld(
  marea: TestApp,
  { seeds, lanes }: { seeds: number; lanes: number },
) {
  const owner = await personOf(marea, 'Landlady', 'OWNER')
  const homes: { suiteId: string; slug: string }[] = []
  for (let at = 0; at < Math.ceil(seeds / plotsPerHome); at += 1) {
    const slug = `simulated-${at}`
    const cancellation = policies[at % policies.length] ?? 'flexible'
    const draft = { slug, cancellation, minNights: 1 }
    homes.push({ slug, suiteId: await publishedHome(marea, { ownerId: owner.userId, draft }) })
  }
  const people: [Person, Person][] = []
  for (let lane = 0; lane < lanes; lane += 1) {
    people.push([await personOf(marea, `Ada${lane}`), await personOf(marea, `Ben${lane}`)])
  }
  return {
    plotOf(seed: number, lane: number): Plot {
      const home = homes[Math.floor(seed / plotsPerHome) % homes.length]
      const guests = people[lane]
      if (!home || !guests) throw new Error(`There is no plot ${seed} in lane ${lane}.`)
      const from = addDays(firstNight, (seed % plotsPerHome) * plotNights)
      return { ...home, from, guests, owner }
    },
  }
}

async function personOf(
  marea: TestApp,
  name: string,
  profile: 'USER' | 'OWNER' = 'USER',
): Promise<Person> {
  const {
    id: userId,
    createdAt,
    photo: _,
    actingUntil: __,
    secret: secretKind,
    ...user
  } = await signedIn(marea, name, { profile })
  return {
    ...user,
    kind: 'person',
    userId,
    secretKind,
    photoKey: null,
    isEmailConfirmed: true,
    sessionId: randomUUID(),
    authenticatedAt: Temporal.Instant.from(createdAt),
    hasSecondFactor: false,
    secondFactorAt: null,
    createdAt: Temporal.Instant.from(createdAt),
  }
}

/** A context with its own clock, whose jobs wait until the seed selects them. */
export function simulatedCtx(
  marea: TestApp,
  waiting: Waiting[],
): (now: Temporal.Instant, actor?: Person) => Ctx {
  const enqueue = async (_: unknown, { name }: Pick<Job, 'name'>, data: object) => {
    if (followed.has(name)) waiting.push({ name, data })
  }
  const jobs = { ...marea.ports.jobs, enqueue, enqueueAll: async () => undefined }
  const ports = { ...marea.ports, jobs }
  return (now, actor) => ({ ...marea.ctx(), now, ports, ...(actor ? { actor } : {}) })
}

const followed = new Set(['payments.settle-charge', 'payments.send-refund'])
const byName = new Map(jobs.map((job) => [job.name, job]))

export async function runJob(ctx: Ctx, { name, data }: Waiting): Promise<void> {
  const job = byName.get(name) as Job | undefined
  await job?.handle(ctx, data)
}
