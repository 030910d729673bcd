import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { type Fee, fees as feeTable } from '@marea/contract/suites/fees.ts'
import type { Database } from '#platform/db/database.ts'
import type { EventNotice } from '#platform/events/events.ts'
import type { Platform } from '#platform/platform.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { readTaxTable } from '#pricing/tax-table.ts'
import { type Bits, listBits } from '#search/bits.ts'
import { newCards } from '#search/cards.ts'
import { type Facts, listFacts, listPublished } from '#search/suite-facts-store.ts'
import { newColumns, nightsInReserve, nightsKept } from './columns.ts'
import { dayNumber } from './days.ts'
import { expireHolds } from './expire-holds.ts'
import { putSuites, putTaxes, removeSuite, rollTo } from './write-columns.ts'

const suitesAtOnce = 500
const retryMs = 1000

/** The search index of this process, which events keep in sync with PostgreSQL. */
export type LiveIndex = ReturnType<typeof createLiveIndex>

/** Created once for each process and passed to the search; empty until `start`. */
export function createLiveIndex(platform: Platform, fees: readonly Fee[] = feeTable) {
  const state = newState(platform, fees)
  return {
    cards: state.cards,
    start: (): void => work(state),
    /** The columns as of this moment, or undefined while PostgreSQL has to answer instead. */
    at: (now: Temporal.Instant) => columnsAt(state, now),
    onEvent({ subject }: EventNotice): void {
      const [kind, id] = subject.split(':')
      // Every price may have changed, so PostgreSQL answers until all prices are read again.
      if (kind === 'tax') rebuild(state)
      if (kind === 'neighborhood' && id) readAgain(state, state.columns.neighborhoods.get(id)?.bits)
      if (kind === 'place' && id) readAgain(state, state.columns.vocabulary.places.homesIn(id))
      if (kind !== 'suite' || !id) return
      state.dirty.add(id)
      work(state)
    },
    /** Reads everything again, for when events may have been missed. */
    rebuild: (): void => rebuild(state),
    /** Resolves when everything reported so far has been read. */
    settled: () => state.working,
    async stop(): Promise<void> {
      state.isStopped = true
      await state.working
    },
  }
}

type State = ReturnType<typeof newState>

function newState({ db, reads, clock, log, companyTimeZone }: Platform, fees: readonly Fee[]) {
  return {
    db,
    reads,
    clock,
    log,
    companyTimeZone,
    fees,
    columns: newColumns(0, 0, fees),
    cards: newCards(),
    dirty: new Set<string>(),
    isComplete: false,
    isRefreshDue: true,
    isStopped: false,
    isWorking: false,
    working: Promise.resolve(),
  }
}

/** Homes carry the names of their neighborhood and place; during a rebuild some homes are not known yet. */
function readAgain(state: State, bits: Bits | undefined): void {
  if (!state.isComplete) {
    rebuild(state)
    return
  }
  const { ids, scratch } = state.columns
  const count = bits ? listBits(bits, scratch.slots) : 0
  for (const slot of scratch.slots.subarray(0, count)) {
    const id = ids[slot]
    if (id) state.dirty.add(id)
  }
  work(state)
}

function rebuild(state: State): void {
  state.isComplete = false
  state.isRefreshDue = true
  work(state)
}

function columnsAt(state: State, now: Temporal.Instant) {
  const today = dayNumber(todayIn(state.companyTimeZone, now))
  const passed = today - state.columns.first
  if (!state.isComplete || passed < 0 || passed >= nightsInReserve) return undefined
  if (passed > 0) {
    rollTo(state.columns, today)
    state.isRefreshDue = true
    work(state)
  }
  expireHolds(state.columns, now.epochMilliseconds)
  return state.columns
}

/** Reads one after another, so that an older answer of PostgreSQL never replaces a newer one. */
function work(state: State): void {
  if (state.isWorking) return
  state.isWorking = true
  state.working = drainWork(state)
}

async function drainWork(state: State): Promise<void> {
  while (!state.isStopped && (state.isRefreshDue || state.dirty.size > 0)) {
    await (state.isRefreshDue ? refresh(state) : reload(state)).catch(async (error) => {
      if (state.isStopped) return
      state.log.warn({ err: error }, 'search index could not be read')
      state.isComplete = false
      state.isRefreshDue = true
      await wait(retryMs)
    })
  }
  state.isWorking = false
}

async function refresh(state: State): Promise<void> {
  const startedAt = performance.now()
  state.isRefreshDue = false
  // A full rebuild reads much, and the replica has everything committed before now.
  const db = await state.reads.caughtUp()
  const taxes = await readTaxTable(db)
  const published = await listPublished(db)
  makeRoom(state, published.length)
  putTaxes(state.columns, taxes)
  if (!state.isComplete) state.cards.forgetAll()
  const gone = new Set(state.columns.slots.keys())
  const newer = new Set<string>()
  for await (const facts of pagesOf(state, db, published)) {
    for (const { id } of facts) gone.delete(id)
    const older = facts.filter(({ id }) => !newer.has(id))
    state.isRefreshDue ||= !putSuites(state.columns, older)
    newer.clear()
    for (const id of await reload(state)) {
      gone.delete(id)
      newer.add(id)
    }
  }
  for (const id of gone) removeSuite(state.columns, id)
  state.isComplete = !state.isRefreshDue && !state.isStopped
  const [suites, ms] = [state.columns.slots.size, Math.round(performance.now() - startedAt)]
  state.log.info({ suites, ms }, 'search index read')
}

/**
 * Homes of similar price become neighbors in memory, where a search skips them together;
 * PostgreSQL reads the next page while the last one is written into the columns.
 */
async function* pagesOf(
  state: State,
  db: Database,
  ids: readonly string[],
): AsyncGenerator<Facts[]> {
  const read = (begin: number) => {
    const page = readFacts(state, db, ids.slice(begin, begin + suitesAtOnce))
    page.catch(() => undefined)
    return page
  }
  let next = read(0)
  for (let begin = 0; begin < ids.length && !state.isStopped; begin += suitesAtOnce) {
    const facts = await next
    next = read(begin + suitesAtOnce)
    yield facts
  }
}

function makeRoom(state: State, published: number): void {
  const today = dayNumber(todayIn(state.companyTimeZone, state.clock.now()))
  if (published <= state.columns.capacity && state.columns.capacity > 0) {
    rollTo(state.columns, today)
    if (state.columns.first === today) return
  }
  state.isComplete = false
  state.columns = newColumns(32 * Math.ceil((published * 1.1 + 64) / 32), today, state.fees)
}

/** Reads the changed homes again and returns their ids. */
async function reload(state: State): Promise<string[]> {
  const ids = [...state.dirty].slice(0, suitesAtOnce)
  if (!ids.length) return []
  // Removed before reading, so that a change reported meanwhile is read again.
  for (const id of ids) state.dirty.delete(id)
  const facts = await readFacts(state, state.db, ids)
  const gone = new Set(ids)
  for (const { id } of facts) gone.delete(id)
  if (!putSuites(state.columns, facts)) {
    state.isComplete = false
    state.isRefreshDue = true
  }
  for (const id of gone) removeSuite(state.columns, id)
  for (const id of ids) state.cards.forget(id)
  return ids
}

function readFacts(state: State, db: Database, ids: readonly string[]): Promise<Facts[]> {
  const { clock, fees, companyTimeZone } = state
  const today = todayIn(companyTimeZone, clock.now())
  return listFacts(db, ids, { from: today, to: addDays(today, nightsKept), fees })
}
