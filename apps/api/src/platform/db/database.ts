import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  type Transaction as KyselyTransaction,
  PostgresDialect,
} from 'kysely'
import pg from 'pg'
import type { DB } from '#platform/generated/database.ts'
import { isTimeout } from './connection-errors.ts'

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

type DatabaseOptions = {
  max?: number
  /** Statement timeout; without one, as migrations and commands need, statements never time out. */
  timeoutMs?: number
}

const connectMs = 10_000

export function openDatabase(
  connectionString: string,
  { max = 20, timeoutMs }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    application_name: 'marea',
    keepAlive: true,
    connectionTimeoutMillis: timeoutMs ?? connectMs,
    ...(timeoutMs ? timeoutConfig(timeoutMs) : {}),
  })
  // The pool replaces a dropped connection; without listeners its error would end the process,
  // whether it was idle or inside a transaction, which fails by itself.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    dropAfterTimeout(client)
  })
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  pools.set(db, pool)
  return db
}

/**
 * A working database ends a statement itself; the client-side timeout is for a frozen one and a
 * little later.
 */
function timeoutConfig(timeoutMs: number): pg.PoolConfig {
  return {
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs,
    query_timeout: timeoutMs * 1.2,
  }
}

/** A connection that has not answered in time may never answer again, so the pool must not reuse it. */
function dropAfterTimeout(client: pg.ClientBase): void {
  const prototype = Object.getPrototypeOf(client)
  Object.assign(client, {
    query(...given: unknown[]) {
      const answer = Reflect.apply(prototype.query, client, given)
      if (answer instanceof Promise) {
        answer.catch((error) => {
          if (isTimeout(error)) (client as pg.Client).end()
        })
      }
      return answer
    },
  })
}

const pools = new WeakMap<Database | Transaction, pg.Pool>()

/** Lists its columns one by one, because a stored plan breaks when a column is added to `*`. */
export type Statement = { name: string; text: string }

/** For statements on the hottest paths: each connection parses and plans them once. */
export async function queryPrepared<Row>(
  db: Database | Transaction,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  const pool = pools.get(db)
  if (pool) return (await pool.query({ name, text, values })).rows
  // Kysely passes the text to pg unchanged, and pg prepares a query that has a name.
  const query = CompiledQuery.raw({ name, text } as never, values)
  return (await db.withoutPlugins().executeQuery<never>(query)).rows
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is beyond what a number holds exactly`)
  return value
}
