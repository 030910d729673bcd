import { resolve } from 'node:path'
import { openFiles } from '#files/open.ts'
import { checkExport, importExport } from '#operations/export/read-export.ts'
import { openLog } from '#platform/log/log.ts'
import { openSecrets } from '#platform/secrets/secrets.ts'
import { runCommand } from './run-command.ts'
import { verifyBooks } from './verify-books.ts'

const [given] = process.argv.slice(2)

await runCommand(async ({ config, directUrl: databaseUrl }) => {
  if (!given) throw new Error('Name the file of the export: npm run import -- <file>')
  const checked = await checkExport(resolve(given))
  process.stdout.write(`Checked the export of ${checked.head.createdAt}.\n`)
  const secrets = await openSecrets(config, { canCreate: false })
  const log = openLog(config.logLevel)
  await importExport(checked, { databaseUrl, files: openFiles(config), secrets, log })
  const tables = Object.keys(checked.end.rows).length
  process.stdout.write(`Imported ${tables} tables and ${checked.end.files} files.\n`)
  return await verifyBooks(databaseUrl)
})
