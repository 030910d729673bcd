import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  type Transaction as KyselyTransaction,
  type Logger,
  PostgresDialect,
} from 'kysely'
import pg from 'pg'
import type { DB } from '#platform/generated/database.ts'
import { queryRecorder } from '#platform/tracing/tracing.ts'
import { isTimeout } from './connection-errors.ts'

export type Database = Kysely<DB>
export type Transaction = KyselyTransaction<DB>
/** For statements that need no transaction, but may be part of one. */
export type Db = Database | Transaction

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
  /**
   * Whether a pooler such as PgBouncer gives each transaction another session: then nothing may be
   * left in one, neither prepared statements nor settings.
   */
  hasTransactionPooling?: boolean
}

const connectMs = 10_000

export function openDatabase(
  connectionString: string,
  { max = 20, timeoutMs, hasTransactionPooling = false }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    application_name: 'marea',
    keepAlive: true,
    connectionTimeoutMillis: timeoutMs ?? connectMs,
    ...(timeoutMs ? timeoutConfig(timeoutMs, hasTransactionPooling) : {}),
  })
  // The pool replaces a dropped connection; without listeners its error would end the process,
  // whether it was idle or inside a transaction, which fails by itself.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    dropAfterTimeout(client)
    if (hasTransactionPooling) neverPrepare(client)
  })
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...traced(),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  pools.set(db, pool)
  return db
}

/** Reports each statement, without its values, when traces are on. */
function traced(): { log?: Logger } {
  const record = queryRecorder()
  if (!record) return {}
  return {
    log: ({ level, query, queryDurationMillis: ms }) =>
      record({ text: textOf(query.sql), ms, isFailed: level === 'error' }),
  }
}

/** A prepared statement inside a transaction is given to Kysely with its name. */
function textOf(statement: string | Statement): string {
  return typeof statement === 'string' ? statement : statement.text
}

/**
 * A working database ends a statement itself; the client-side timeout is slightly longer and covers a frozen one. A
 * pooler refuses limits of a session and sets its own.
 */
function timeoutConfig(timeoutMs: number, hasTransactionPooling: boolean): pg.PoolConfig {
  const ofSession = {
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs,
  }
  return { ...(hasTransactionPooling ? {} : ofSession), query_timeout: timeoutMs * 1.2 }
}

/** The next transaction may get a session that does not know the prepared statement. */
function neverPrepare(client: pg.ClientBase): void {
  const query = client.query
  Object.assign(client, {
    query: (first: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, client, [withoutName(first), ...rest]),
  })
}

function withoutName(query: unknown): unknown {
  const isNamed = typeof query === 'object' && query !== null && 'name' in query
  return isNamed ? { ...query, name: undefined } : query
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

export function countConnections(
  db: Database | Transaction,
): Record<'busy' | 'idle' | 'waiting' | 'max', number> {
  const pool = pools.get(db)
  if (!pool) throw new Error('This database has no pool.')
  const { totalCount, idleCount: idle, waitingCount: waiting, options } = pool
  return { busy: totalCount - idle, idle, waiting, max: options.max }
}

/** Lists its columns one by one, because a stored plan breaks when a column is added to `*`. */
export type Statement = { name: string; text: string }

/** For statements on the hottest paths: each connection parses and plans them once. */
export async function queryPrepared<Row>(
  db: Database | Transaction,
  { name, text }: Statement,
  values: unknown[],
): Promise<Row[]> {
  const pool = pools.get(db)
  if (pool) return (await queryPool(pool, { name, text, values })).rows
  // Kysely passes the text to pg unchanged, and pg prepares a query that has a name.
  const query = CompiledQuery.raw({ name, text } as never, values)
  return (await db.withoutPlugins().executeQuery<never>(query)).rows
}

async function queryPool(pool: pg.Pool, query: Statement & { values: unknown[] }) {
  const record = queryRecorder()
  if (!record) return pool.query(query)
  const since = performance.now()
  let isFailed = true
  try {
    const result = await pool.query(query)
    isFailed = false
    return result
  } finally {
    record({ text: query.text, ms: performance.now() - since, isFailed })
  }
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is beyond what a number holds exactly`)
  return value
}
