import type { Db } from './database.ts'

type PendingLookup<Key, Row> = {
  key: Key
  resolve(row: Row | undefined): void
  reject(error: unknown): void
}

type Lookup<Key, Row> = {
  batchSize: number
  find(db: Db, keys: Key[]): Promise<Row[]>
  isFor(row: Row, key: Key): boolean
}

/** Finds one row by its key; lookups in the same turn of the event loop share a statement. */
export function createBatchedLookup<Key, Row>({ batchSize, find, isFor }: Lookup<Key, Row>) {
  const pending = new Map<Db, PendingLookup<Key, Row>[]>()

  async function queryBatch(db: Db, asked: PendingLookup<Key, Row>[]): Promise<void> {
    try {
      const rows = await find(
        db,
        asked.map(({ key }) => key),
      )
      for (const { key, resolve } of asked) resolve(rows.find((row) => isFor(row, key)))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  function flush(db: Db): void {
    const asked = pending.get(db) ?? []
    pending.delete(db)
    for (let from = 0; from < asked.length; from += batchSize) {
      queryBatch(db, asked.slice(from, from + batchSize))
    }
  }

  return (db: Db, key: Key): Promise<Row | undefined> =>
    new Promise((tell, fail) => {
      const others = pending.get(db)
      if (others) others.push({ key, resolve: tell, reject: fail })
      else {
        pending.set(db, [{ key, resolve: tell, reject: fail }])
        setImmediate(flush, db)
      }
    })
}
