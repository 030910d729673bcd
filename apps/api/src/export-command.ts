import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openFiles } from '#files/open.ts'
import { checkExport } from '#operations/export/read-export.ts'
import { exportName, openExport } from '#operations/export/write-export.ts'
import { openSecrets } from '#platform/secrets/secrets.ts'
import { runCommand } from './run-command.ts'

const [given] = process.argv.slice(2)

await runCommand(async ({ config, directUrl: databaseUrl }) => {
  const now = Temporal.Now.instant()
  const secrets = await openSecrets(config, { canCreate: false })
  const archive = await openExport({ databaseUrl, files: openFiles(config), secrets }, now)
  if (!archive) throw new Error('Another export is being written.')
  const folder = resolve(given ?? join(config.dataDir, 'exports'))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, exportName(now))
  await pipeline(archive, createWriteStream(`${path}.partial`, { mode: 0o600 }))
  const { end } = await checkExport(`${path}.partial`)
  await rename(`${path}.partial`, path)
  const rows = Object.values(end.rows).reduce((total, each) => total + each, 0)
  const tables = Object.keys(end.rows).length
  process.stdout.write(
    `Wrote and checked ${path}: ${rows} rows of ${tables} tables, ${end.files} files.\nThe secret key is not in it: an import needs SECRET_KEY or DATA_DIR/secret-key of this installation.\n`,
  )
  return true
})
