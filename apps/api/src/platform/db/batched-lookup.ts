import type { Database, Transaction } from './database.ts'

type Db = Database | Transaction

type Asked<Key, Row> = {
  key: Key
  tell(row: Row | undefined): void
  fail(error: unknown): void
}

type Lookup<Key, Row> = {
  atOnce: number
  find(db: Db, keys: Key[]): Promise<Row[]>
  isFor(row: Row, key: Key): boolean
}

/** Finds one row by its key; lookups in the same turn of the event loop share a statement. */
export function createBatchedLookup<Key, Row>({ atOnce, find, isFor }: Lookup<Key, Row>) {
  const waiting = new Map<Db, Asked<Key, Row>[]>()

  async function ask(db: Db, asked: Asked<Key, Row>[]): Promise<void> {
    try {
      const rows = await find(
        db,
        asked.map(({ key }) => key),
      )
      for (const { key, tell } of asked) tell(rows.find((row) => isFor(row, key)))
    } catch (error) {
      for (const { fail } of asked) fail(error)
    }
  }

  function askAll(db: Db): void {
    const asked = waiting.get(db) ?? []
    waiting.delete(db)
    for (let from = 0; from < asked.length; from += atOnce) {
      ask(db, asked.slice(from, from + atOnce))
    }
  }

  return (db: Db, key: Key): Promise<Row | undefined> =>
    new Promise((tell, fail) => {
      const others = waiting.get(db)
      if (others) others.push({ key, tell, fail })
      else {
        waiting.set(db, [{ key, tell, fail }])
        setImmediate(askAll, db)
      }
    })
}
