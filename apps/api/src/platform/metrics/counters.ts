import { Counter, Histogram, type Metric } from 'prom-client'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { MetricName } from './names.ts'

const ofProcess: Metric[] = []
const uncommitted = new WeakMap<Transaction, (() => void)[]>()

/** Counts this process's actions by one label; rolled-back transactions do not count. */
export function createCounter<Label extends string>(
  name: MetricName,
  { help, label, values }: { help: string; label: string; values: readonly Label[] },
) {
  const counter = new Counter({ name, help, labelNames: [label], registers: [] })
  for (const value of values) counter.inc({ [label]: value }, 0)
  ofProcess.push(counter)
  const add = (value: Label, count = 1) => counter.inc({ [label]: value }, count)
  return {
    add,
    addOnCommit(db: Db, value: Label, count = 1): void {
      if (isTransaction(db)) {
        uncommitted.set(db, [...(uncommitted.get(db) ?? []), () => add(value, count)])
      } else add(value, count)
    },
  }
}

function isTransaction(db: Db): db is Transaction {
  return db.isTransaction
}

export function createDurations(
  name: MetricName,
  { help, buckets }: { help: string; buckets: number[] },
) {
  const histogram = new Histogram({ name, help, buckets, registers: [] })
  ofProcess.push(histogram)
  return { observe: (seconds: number) => histogram.observe(seconds) }
}

/** Called after the transaction has committed. */
export function applyCommittedCounts(db: Transaction): void {
  for (const count of uncommitted.get(db) ?? []) count()
}

export function listProcessMetrics(): readonly Metric[] {
  return ofProcess
}
