import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '@marea/contract/calendar/nights.ts'
import type { HeardEvent } from '#platform/events/events.ts'
import type { Platform } from '#platform/platform.ts'
import type { Ports } from '#platform/ports.ts'
import { readTaxTable } from '#pricing/tax-table.ts'
import { newCards } from '#search/cards.ts'
import { type Facts, listFacts, listPublished } from '#search/suite-facts-store.ts'
import { todayInMiami } from '#suites/today.ts'
import { newColumns, nightsInReserve, nightsKept } from './columns.ts'
import { dayNumber } from './days.ts'
import { expireHolds } from './expire-holds.ts'
import { putSuites, putTaxes, removeSuite, rollTo } from './write-columns.ts'

const suitesAtOnce = 500
const retryMs = 1000

/** The columns of this process, kept as PostgreSQL has it. */
export type LiveIndex = ReturnType<typeof openLiveIndex>

const opened = new WeakMap<Ports, LiveIndex>()

export function liveIndexOf(ports: Ports): LiveIndex | undefined {
  return opened.get(ports)
}

export function openLiveIndex(platform: Platform) {
  const state = newState(platform)
  const index = {
    cards: state.cards,
    /** Up to date for this moment; nothing while PostgreSQL has to answer instead. */
    at: (now: Temporal.Instant) => columnsAt(state, now),
    hear({ subject }: HeardEvent): void {
      const [kind, id] = subject.split(':')
      if (kind !== 'suite' || !id) return
      state.dirty.add(id)
      work(state)
    },
    /** For when events may have been missed. */
    rebuild(): void {
      state.isWhole = false
      state.isRefreshDue = true
      work(state)
    },
    /** Waits until all that was heard has been read. */
    settled: () => state.working,
    async stop(): Promise<void> {
      state.isStopped = true
      await state.working
    },
  }
  opened.set(platform.ports, index)
  work(state)
  return index
}

type State = ReturnType<typeof newState>

function newState({ db, clock, log }: Platform) {
  return {
    db,
    clock,
    log,
    columns: newColumns(0, 0),
    cards: newCards(),
    dirty: new Set<string>(),
    isWhole: false,
    isRefreshDue: true,
    isStopped: false,
    isWorking: false,
    working: Promise.resolve(),
  }
}

function columnsAt(state: State, now: Temporal.Instant) {
  const today = dayNumber(todayInMiami(now))
  const passed = today - state.columns.first
  if (!state.isWhole || passed < 0 || passed >= nightsInReserve) return undefined
  if (passed > 0) {
    rollTo(state.columns, today)
    state.isRefreshDue = true
    work(state)
  }
  expireHolds(state.columns, now.epochMilliseconds)
  return state.columns
}

/** One reader at a time, so that an older answer of PostgreSQL never replaces a newer one. */
function work(state: State): void {
  if (state.isWorking) return
  state.isWorking = true
  state.working = workOff(state)
}

async function workOff(state: State): Promise<void> {
  while (!state.isStopped && (state.isRefreshDue || state.dirty.size > 0)) {
    await (state.isRefreshDue ? refresh(state) : reload(state)).catch(async (error) => {
      if (state.isStopped) return
      state.log.warn({ err: error }, 'search index could not be read')
      state.isWhole = false
      state.isRefreshDue = true
      await wait(retryMs)
    })
  }
  state.isWorking = false
}

async function refresh(state: State): Promise<void> {
  const startedAt = performance.now()
  state.isRefreshDue = false
  const taxes = await readTaxTable(state.db)
  const published = await listPublished(state.db)
  makeRoom(state, published.length)
  putTaxes(state.columns, taxes)
  if (!state.isWhole) state.cards.forgetAll()
  const gone = new Set(state.columns.slots.keys())
  const newer = new Set<string>()
  for await (const facts of pagesOf(state, published)) {
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
  state.isWhole = !state.isRefreshDue && !state.isStopped
  const [suites, ms] = [state.columns.slots.size, Math.round(performance.now() - startedAt)]
  state.log.info({ suites, ms }, 'search index read')
}

/**
 * Suites that cost alike become neighbours in memory, where a search looks at them together;
 * PostgreSQL reads a page while the last one is put.
 */
async function* pagesOf(state: State, ids: readonly string[]): AsyncGenerator<Facts[]> {
  const read = (begin: number) => {
    const page = listFacts(state.db, ids.slice(begin, begin + suitesAtOnce), horizon(state))
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
  const today = dayNumber(todayInMiami(state.clock.now()))
  if (published <= state.columns.capacity && state.columns.capacity > 0) {
    rollTo(state.columns, today)
    if (state.columns.first === today) return
  }
  state.isWhole = false
  state.columns = newColumns(32 * Math.ceil((published * 1.1 + 64) / 32), today)
}

/** Reads anew the suites something has happened to, and tells which they were. */
async function reload(state: State): Promise<string[]> {
  const ids = [...state.dirty].slice(0, suitesAtOnce)
  if (!ids.length) return []
  // Taken off before reading: what is heard meanwhile is read once more.
  for (const id of ids) state.dirty.delete(id)
  const facts = await listFacts(state.db, ids, horizon(state))
  const gone = new Set(ids)
  for (const { id } of facts) gone.delete(id)
  if (!putSuites(state.columns, facts)) {
    state.isWhole = false
    state.isRefreshDue = true
  }
  for (const id of gone) removeSuite(state.columns, id)
  for (const id of ids) state.cards.forget(id)
  return ids
}

function horizon({ clock }: State) {
  const today = todayInMiami(clock.now())
  return { from: today, to: addDays(today, nightsKept) }
}
