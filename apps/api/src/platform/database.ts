import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  type Transaction as KyselyTransaction,
  PostgresDialect,
} from 'kysely'
import pg from 'pg'
import type { DB } from '#platform/generated/database.ts'
import { prepareRepeated } from '#platform/prepare.ts'

export type Database = Kysely<DB>
export type Transaction = KyselyTransaction<DB>

const int8 = 20
const date = 1082
const timestamptz = 1184

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format),
}

const parsers: Record<number, (text: string) => unknown> = {
  [int8]: safeInteger,
  [date]: (text) => Temporal.PlainDate.from(text),
  [timestamptz]: (text) => Temporal.Instant.from(text),
}

// pg turns unknown objects into JSON with quotes; toPostgres is the hook it offers instead.
for (const prototype of [Temporal.Instant.prototype, Temporal.PlainDate.prototype]) {
  Object.defineProperty(prototype, 'toPostgres', {
    configurable: true,
    value(this: Temporal.Instant | Temporal.PlainDate) {
      return this.toString()
    },
  })
}

export function openDatabase(connectionString: string, { max = 20 } = {}): Database {
  const pool = new pg.Pool({ connectionString, max, types, application_name: 'marea' })
  // A dropped connection is replaced by the pool; without listeners it would end the process,
  // whether it was idle or in the middle of a transaction, which fails by itself.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    prepareRepeated(client)
  })
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Database | Transaction, pg.Pool>()

/** Its columns are named one by one: a plan that is kept must not meet a column added later. */
export type Statement = { name: string; text: string }

/** For the statements on the hottest paths: each connection parses and plans them once. */
export async function queryPrepared<Row>(
  db: Database | Transaction,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  const pool = pools.get(db)
  if (pool) return (await pool.query({ name, text, values })).rows
  // Kysely hands its text to pg as it is, and pg prepares what comes with a name.
  const query = CompiledQuery.raw({ name, text } as never, values)
  return (await db.withoutPlugins().executeQuery<never>(query)).rows
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is beyond what a number holds exactly`)
  return value
}
