import { openStore } from '@marea/cards-stand-in/store.ts'
import pg from 'pg'

/** The rows of a table, each as one JSON object on a line of its own. */
type Rows = Record<string, unknown[]>

export type Dump = {
  /** The last migration of the schema that the rows belong to. */
  migration: string
  tables: Rows
  /** The state of the card stand-in. */
  cards: Rows
}

/** Recreated by every start, or not needed after the upgrade. */
const leftOut = [
  ...['kysely_migration', 'kysely_migration_lock', 'texts', 'idempotent_answers'],
  ...['known_devices', 'processor_events', 'sessions', 'tries'],
]

export async function writeDump(databaseUrl: string, cardsFolder: string): Promise<Dump> {
  return withClient(databaseUrl, async (client) => {
    const last = await client.query('select max(name) as name from kysely_migration')
    const tables: Rows = {}
    for (const name of await listTables(client)) {
      const { rows } = await client.query(`select to_jsonb(t) as row from ${name} t`)
      if (rows.length > 0) tables[name] = rows.map(({ row }) => row)
    }
    return { migration: last.rows[0].name, tables, cards: readCards(cardsFolder) }
  })
}

/** Loads a dump into a database with its schema, replacing rows that migrations inserted. */
export async function loadDump(databaseUrl: string, { tables }: Dump): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const restore = await dropForeignKeys(client)
    for (const [name, rows] of Object.entries(tables)) await loadRows(client, name, rows)
    for (const statement of restore) await client.query(statement)
    await raiseSequences(client)
  })
}

/** Triggers are disabled because the rows were valid when they were written. */
async function loadRows(client: pg.Client, name: string, rows: unknown[]): Promise<void> {
  const columns = await listColumns(client, name)
  await client.query(`alter table ${name} disable trigger user`)
  await client.query(`delete from ${name}`)
  await client.query(
    `insert into ${name} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${name}, $1)`,
    [JSON.stringify(rows)],
  )
  await client.query(`alter table ${name} enable trigger user`)
}

/** Drops foreign keys, which are circular, and returns the statements that restore them. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, conname } of rows) {
    await client.query(`alter table ${table} drop constraint ${conname}`)
  }
  return rows.map(
    ({ table, conname, definition }) =>
      `alter table ${table} add constraint ${conname} ${definition}`,
  )
}

export function loadCards(folder: string, { cards }: Dump): void {
  const store = openStore(folder)
  for (const [name, rows] of Object.entries(cards)) {
    for (const row of rows as Record<string, string | number | null>[]) {
      const marks = Object.keys(row).map(() => '?')
      store.write(
        `insert into ${name} (${Object.keys(row)}) values (${marks})`,
        ...Object.values(row),
      )
    }
  }
  store.close()
}

export function textOfDump({ migration, tables, cards }: Dump): string {
  const linesOf = (rows: Rows) =>
    Object.entries(rows)
      .map(([name, all]) => `"${name}": [\n${all.map((row) => JSON.stringify(row)).join(',\n')}\n]`)
      .join(',\n')
  return `{"migration": "${migration}",\n"tables": {\n${linesOf(tables)}\n},\n"cards": {\n${linesOf(cards)}\n}}\n`
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select tablename from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
    [leftOut],
  )
  return rows.map(({ tablename }) => tablename)
}

async function listColumns(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return rows.map(({ column_name }) => column_name).join(', ')
}

/** Sequences continue after the highest loaded id. */
async function raiseSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { table_name: table, column_name: column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), max(${column})) from ${table}`,
    )
  }
}

function readCards(folder: string): Rows {
  const store = openStore(folder)
  const cards = {
    objects: store.read('select * from objects'),
    calls: store.read('select * from calls'),
  }
  store.close()
  return cards
}
