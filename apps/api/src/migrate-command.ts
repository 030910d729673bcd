import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { runCommand } from './run-command.ts'

await runCommand(async ({ directUrl }) => {
  await using db = openDatabase(directUrl, { max: 1 })
  const applied = await migrate(db)
  const lines = applied.length > 0 ? applied : ['The schema is current.']
  process.stdout.write(`${lines.join('\n')}\n`)
  return true
})
