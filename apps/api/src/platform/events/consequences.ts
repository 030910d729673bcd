import type { EventData, EventKind } from '@marea/contract/events.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import type { ConsequencesPort } from '#platform/ports.ts'
import { type Event, enqueueConsequences, parseEvent, type StoredEvent } from './events.ts'

/** Runs at least once, alone and in any order, so it reads what is true now and may be repeated. */
export type Follow<Kind extends EventKind> = (ctx: Ctx, event: Event<Kind>) => Promise<void>

/** Price jobs have a queue of their own, so that thousands of homes that change delay no email. */
const queues = { others: 'event.consequence', prices: 'event.price-consequence' } as const

type Conditional<Kind extends EventKind> = {
  /** Whether anything follows from this data; if not, no job is enqueued. */
  isWanted?: (data: EventData<Kind>) => boolean
  queue?: keyof typeof queues
  follow: Follow<Kind>
}

/**
 * The consequences of each kind of event, by name. Jobs wait in the database under these names, so a renamed
 * consequence keeps its old name beside the new one for a release.
 */
export type Consequences = {
  readonly [Kind in EventKind]?: Readonly<Record<string, Follow<Kind> | Conditional<Kind>>>
}

/** A slice may list them in several tables. */
type SliceConsequences = Consequences | readonly Consequences[]

type Consequence = {
  name: string
  queue: string
  isWanted: (data: EventData<EventKind>) => boolean
  follow: Follow<EventKind>
}

/** By the kind of the event. */
export type JoinedConsequences = ReadonlyMap<string, readonly Consequence[]>

/** The slice is part of each name, because a job finds its consequence by the name alone. */
export function joinConsequences(
  slices: Readonly<Record<string, SliceConsequences>>,
): JoinedConsequences {
  const joined = new Map<string, Consequence[]>()
  for (const [slice, tables] of Object.entries(slices)) {
    for (const [kind, named] of [tables].flat().flatMap((table) => Object.entries(table))) {
      const all = joined.get(kind) ?? []
      for (const [short, given] of Object.entries(named)) {
        const name = `${slice}.${short}`
        if (all.some((each) => each.name === name)) {
          throw new Error(`Two consequences of ${kind} are named ${name}. Rename one of them.`)
        }
        all.push(consequenceOf(name, given))
      }
      joined.set(kind, all)
    }
  }
  return joined
}

/** One consequence of events of several kinds. */
export function afterEach<Kind extends EventKind>(
  kinds: readonly Kind[],
  named: Readonly<Record<string, Follow<Kind> | Conditional<Kind>>>,
): Consequences {
  return Object.fromEntries(kinds.map((kind) => [kind, named]))
}

function consequenceOf(
  name: string,
  given: Follow<EventKind> | Conditional<EventKind>,
): Consequence {
  const conditional: Conditional<EventKind> =
    typeof given === 'function' ? { follow: given } : given
  const { follow, queue = 'others', isWanted = () => true } = conditional
  return { name, queue: queues[queue], isWanted, follow }
}

function wantedBy(
  joined: JoinedConsequences,
  { kind, data }: Pick<Event, 'kind' | 'data'>,
): Consequence[] {
  return (joined.get(kind) ?? []).filter(({ isWanted }) => isWanted(data))
}

export function consequencesPort(joined: JoinedConsequences): ConsequencesPort {
  return { wantedBy: (event) => wantedBy(joined, event) }
}

/** Repeats the consequences of stored events, or runs those whose jobs were never enqueued. */
export async function followStored(
  ctx: Ctx,
  slices: Readonly<Record<string, SliceConsequences>>,
  rows: readonly StoredEvent[],
): Promise<void> {
  const joined = joinConsequences(slices)
  for (const event of rows.map(parseEvent)) {
    for (const { follow } of wantedBy(joined, event)) await follow(ctx, event)
  }
}

/** The job of one consequence. */
type Following = Event & { consequence: string }

/** Growing pauses of up to two hours, about five days in total, as long as an email is retried. */
const retry = { retryLimit: 70, retryDelayMax: 7200 }

/** Each consequence of an event has a job of its own, so that one that fails neither delays nor repeats the others. */
export function consequenceJobs(joined: JoinedConsequences): readonly Job<never>[] {
  const names = [...joined.values()].flatMap((all) => all.map(({ name }) => name))
  const parts = { names, nameOf: ({ consequence }: Following) => consequence }
  const jobs = Object.values(queues).map(
    (name): Job<Following> => ({
      name,
      parts,
      retry,
      sideBySide: 4,
      handle: (ctx, data) => follow(ctx, joined, data),
    }),
  )
  return [...jobs, formerJob]
}

/** During an upgrade, what only newer processes know is retried until one of them takes it. */
async function follow(
  ctx: Ctx,
  joined: JoinedConsequences,
  { consequence: name, ...event }: Following,
): Promise<void> {
  const parsed = parseEvent(event)
  const consequence = joined.get(event.kind)?.find((each) => each.name === name)
  if (!consequence) throw new Error(`The consequence ${name} of ${event.kind} is unknown.`)
  await consequence.follow(ctx, parsed)
}

/**
 * Processes from before decision 114 enqueued one job for all consequences of an event, and retry it
 * for five days: it can go once no installation may still run or hold what they left.
 */
const formerJob: Job<Event> = {
  name: 'event.follow',
  retry,
  sideBySide: 4,
  async handle(ctx, event) {
    const parsed = parseEvent(event)
    await inTransaction(ctx, (ctx) => enqueueConsequences(ctx, parsed))
  },
}
