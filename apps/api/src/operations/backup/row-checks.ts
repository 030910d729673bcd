import type pg from 'pg'

type ForeignKey = { table: string; name: string; definition: string }

/**
 * Loads rows that are in no order and were checked when they were first written: triggers do not run, and foreign keys
 * are checked when all rows are loaded.
 */
export async function withoutRowChecks(
  client: pg.Client,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const keys = await listForeignKeys(client)
  await runAll(client, [
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...tables.map((table) => `alter table ${table} disable trigger user`),
  ])
  await load()
  await runAll(client, [
    ...tables.map((table) => `alter table ${table} enable trigger user`),
    ...keys.map(({ table, name, definition }) => {
      return `alter table ${table} add constraint ${name} ${definition}`
    }),
  ])
}

/** Hundreds of statements in one message. */
async function runAll(client: pg.Client, statements: readonly string[]): Promise<void> {
  await client.query(statements.join(';\n'))
}

async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
    where contype = 'f' and conparentid = 0 and nspname in ('public', 'pgboss')
    order by 1, 2`)
  return rows
}
