import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

type RecordedQuery = { text: string; values: unknown[] }

export type RecordedTransactions = RecordedQuery[][]

const isWrite = /^\s*(insert|update|delete|with)\b|\bledger_\w+\(/i

/** Records what each operation writes in which transaction. */
export function recordWrites() {
  const query = pg.Client.prototype.query
  const works = new AsyncLocalStorage<RecordedTransactions>()
  const open = new WeakMap<pg.Client, RecordedQuery[]>()
  function remember(
    writes: RecordedTransactions,
    client: pg.Client,
    { text, values }: RecordedQuery,
  ): void {
    if (/^(begin|start transaction)/i.test(text)) open.set(client, [])
    else if (/^(commit|rollback)/i.test(text)) {
      const written = open.get(client) ?? []
      if (written.length > 0 && !/^rollback/i.test(text)) writes.push(written)
      open.delete(client)
    } else if (isWrite.test(text)) {
      const written = open.get(client)
      if (written) written.push({ text, values })
      else writes.push([{ text, values }])
    }
  }
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: unknown[]) {
      const [asked, values] = given as [string | Partial<RecordedQuery>, unknown]
      const { text = '', values: own } = typeof asked === 'string' ? { text: asked } : asked
      const writes = works.getStore()
      const all = [own, values].find((each) => Array.isArray(each)) ?? []
      if (writes) remember(writes, this, { text, values: all })
      return Reflect.apply(query, this, given)
    },
  })
  return {
    async run(work: () => Promise<void>): Promise<RecordedTransactions> {
      const writes: RecordedTransactions = []
      await works.run(writes, work)
      return writes
    },
    stop: () => Object.assign(pg.Client.prototype, { query }),
  }
}

/** The same writes in the same transactions on as many connections, without the application. */
export async function replayWrites(
  connectionString: string,
  all: RecordedTransactions[],
  connections: number,
): Promise<number> {
  const pool = new pg.Pool({ connectionString, max: connections })
  pool.on('error', () => undefined)
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  const waiting = [...all]
  const since = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      for (let work = waiting.shift(); work; work = waiting.shift()) {
        for (const writes of work) await writeAll(client, writes)
      }
    }),
  )
  const took = performance.now() - since
  for (const client of clients) client.release()
  await pool.end()
  return took
}

async function writeAll(client: pg.PoolClient, writes: RecordedQuery[]): Promise<void> {
  if (writes.length > 1) await client.query('begin')
  for (const { text, values } of writes) await client.query(text, values)
  if (writes.length > 1) await client.query('commit')
}
