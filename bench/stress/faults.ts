import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

export type Fault = {
  name: string
  /** When it begins, in seconds from the start. */
  at: number
  seconds: number
  begin(): void | Promise<void>
  end(): void | Promise<void>
}

/** The time of a fault, to tell failures it explains from others. */
export type Outage = { name: string; fromMs: number; toMs: number }

export const recoveryMs = 10_000

/** Starts each fault at its time, one after another, while kills continue. */
export async function runFaults(
  faults: readonly Fault[],
  { startedMs, outages }: { startedMs: number; outages: Outage[] },
): Promise<void> {
  for (const fault of faults.toSorted((one, other) => one.at - other.at)) {
    await wait(Math.max(0, startedMs + fault.at * 1000 - performance.now()))
    const outage = { name: fault.name, fromMs: performance.now(), toMs: Infinity }
    outages.push(outage)
    await fault.begin()
    await wait(fault.seconds * 1000)
    await fault.end()
    outage.toMs = performance.now()
  }
}

const tables = ['objects', 'calls']

/** Makes the card service answer every payment with an error, in every process. */
export function breakCards(file: string): void {
  changeCards(file, (table) => {
    const fail = `begin select raise(abort, 'The card service is down.'); end`
    return `create trigger if not exists down_${table} before insert on ${table} ${fail}`
  })
}

export function mendCards(file: string): void {
  changeCards(file, (table) => `drop trigger if exists down_${table}`)
}

function changeCards(file: string, statementFor: (table: string) => string): void {
  const store = new DatabaseSync(file, { timeout: 10_000 })
  for (const table of tables) store.exec(statementFor(table))
  store.close()
}
