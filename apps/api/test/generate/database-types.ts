import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const outFile = fileURLToPath(new URL('../../src/platform/generated/database.ts', import.meta.url))

const mapping = {
  timestamptz: 'Temporal.Instant',
  date: 'Temporal.PlainDate',
  int8: 'number',
}

/** Writes the row types of a migrated database, or with `verify` fails if they are stale. */
export async function generateTypes(databaseUrl: string, { verify = false } = {}): Promise<void> {
  const child = spawn(
    'kysely-codegen',
    [
      '--dialect=postgres',
      `--url=${databaseUrl}`,
      '--camel-case',
      '--default-schema=public',
      '--exclude-pattern={pgboss.*,kysely_*}',
      `--type-mapping=${JSON.stringify(mapping)}`,
      `--overrides=${JSON.stringify({ columns: await requiredOfViews(databaseUrl) })}`,
      `--out-file=${outFile}`,
      ...(verify ? ['--verify'] : []),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The row types are stale: npm run types. ${output}`)
}

const typesOfViews: Record<string, string> = {
  ...mapping,
  uuid: 'string',
  text: 'string',
  int4: 'number',
  daterange: 'string',
}

/** PostgreSQL says of each column of a view that it may be null; its table may say otherwise. */
async function requiredOfViews(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; type: string }>(required)
    return Object.fromEntries(
      rows.flatMap(({ name, type }) => (typesOfViews[type] ? [[name, typesOfViews[type]]] : [])),
    )
  } finally {
    await client.end()
  }
}

const required = `
  select format('%s.%s', usage.view_name, usage.column_name) as name, min(base.udt_name) as type
  from information_schema.view_column_usage usage
  join information_schema.columns base using (table_schema, table_name, column_name)
  join information_schema.columns shown on shown.table_schema = usage.view_schema
    and shown.table_name = usage.view_name and shown.column_name = usage.column_name
  where usage.view_schema = 'public' and not exists (
    select from information_schema.triggers where event_object_table = usage.view_name)
  group by usage.view_name, usage.column_name
  having bool_and(base.is_nullable = 'NO')`
