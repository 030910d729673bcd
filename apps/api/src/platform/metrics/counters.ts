import { Counter } from 'prom-client'
import type { Transaction } from '#platform/db/database.ts'

const counters: Counter[] = []
const uncommitted = new WeakMap<Transaction, (() => void)[]>()

/** Counts this process's actions by one label; rolled-back transactions do not count. */
export function createCounter<Label extends string>(
  name: string,
  { help, label, values }: { help: string; label: string; values: readonly Label[] },
) {
  const counter = new Counter({ name, help, labelNames: [label], registers: [] })
  for (const value of values) counter.inc({ [label]: value }, 0)
  counters.push(counter)
  const add = (value: Label, count = 1) => counter.inc({ [label]: value }, count)
  return {
    add,
    addOnCommit(db: Transaction, value: Label): void {
      uncommitted.set(db, [...(uncommitted.get(db) ?? []), () => add(value)])
    },
  }
}

/** Called after the transaction has committed. */
export function applyCommittedCounts(db: Transaction): void {
  for (const count of uncommitted.get(db) ?? []) count()
}

export function listCounters(): readonly Counter[] {
  return counters
}
