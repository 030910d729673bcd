import { joinPostgres } from '#platform/embedded-postgres/join.ts'
import { explainFault } from '#platform/explain-fault.ts'
import { type Config, readConfig } from './config.ts'

type Given = { config: Config; databaseUrl: string; directUrl: string }

/** Exits with 1 if the command fails or finds a problem. */
export async function runCommand(command: (given: Given) => Promise<boolean>): Promise<void> {
  try {
    const config = readConfig()
    const own = config.databaseUrl ? undefined : await joinPostgres(config.dataDir)
    const databaseUrl = config.databaseUrl ?? own?.url ?? ''
    const directUrl = config.databaseDirectUrl ?? databaseUrl
    const isWell = await command({ config, databaseUrl, directUrl }).finally(own?.leave)
    process.exitCode = isWell ? 0 : 1
  } catch (error) {
    process.stderr.write(`${explainFault(error)}\n`)
    process.exitCode = 1
  }
}
