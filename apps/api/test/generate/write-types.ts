import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts'
import { generateSchema } from './database-schema.ts'
import { generateTypes } from './database-types.ts'
import { generateTextRegistry } from './text-registry.ts'

generateTextRegistry()

const dataDir = await mkdtemp(join(tmpdir(), 'marea-types-'))
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
const db = openDatabase(postgres.url)
await migrate(db)
await db.destroy()
await generateTypes(postgres.url)
await generateSchema(postgres.url)
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
