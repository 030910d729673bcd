import pg from 'pg'

type Written = { text: string; values: unknown[] }

const isWrite = /^\s*(insert|update|delete)\b|\binsert into\b|\bledger_post\(/i

/** Remembers every write of the process by its transaction, until it is stopped. */
export function recordWrites(): { stop(): Written[][] } {
  const query = pg.Client.prototype.query
  const open = new WeakMap<pg.Client, Written[]>()
  const transactions: Written[][] = []
  function remember(client: pg.Client, text: string, values: unknown[]): void {
    if (/^(begin|start transaction)/i.test(text)) open.set(client, [])
    else if (/^commit/i.test(text)) {
      const written = open.get(client) ?? []
      if (written.length > 0) transactions.push(written)
      open.delete(client)
    } else if (isWrite.test(text)) {
      const written = open.get(client)
      if (written) written.push({ text, values })
      else transactions.push([{ text, values }])
    }
  }
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: Parameters<typeof query>) {
      const [asked, values] = given as unknown as [string | Written, unknown[] | undefined]
      const text = typeof asked === 'string' ? asked : asked.text
      if (text) remember(this, text, (typeof asked === 'string' ? values : asked.values) ?? [])
      return Reflect.apply(query, this, given)
    },
  })
  return {
    stop() {
      Object.assign(pg.Client.prototype, { query })
      return transactions
    },
  }
}

/** The same writes in the same transactions on as many connections, with no application round them. */
export async function replayWrites(
  connectionString: string,
  transactions: Written[][],
  connections: number,
): Promise<number> {
  const pool = new pg.Pool({ connectionString, max: connections })
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  const waiting = [...transactions]
  const since = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      for (let writes = waiting.shift(); writes; writes = waiting.shift()) {
        await client.query('begin')
        for (const { text, values } of writes) await client.query(text, values)
        await client.query('commit')
      }
    }),
  )
  const took = performance.now() - since
  for (const client of clients) client.release()
  await pool.end()
  return took
}
