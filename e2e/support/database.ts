import pg from 'pg'
import { joinPostgres } from '../../apps/api/src/platform/embedded-postgres/join.ts'

/** For what no request can do, such as passing time. */
export async function withDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const { url, leave } = await joinPostgres(process.env.MAREA_DATA_DIR ?? '')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client)
  await client.end()
  await leave()
}
