import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

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
