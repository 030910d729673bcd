import { openFiles } from '#files/open.ts'
import { openBrand } from '#platform/brand/brand.ts'
import { openCards } from '#platform/cards/open.ts'
import type { Clock } from '#platform/clock.ts'
import { readCompanyTimeZone } from '#platform/db/company-time-zone.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openDatabaseClock } from '#platform/db/database-clock.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openReadReplica } from '#platform/db/read-replica.ts'
import { consequencesPort } from '#platform/events/consequences.ts'
import { openFeeds } from '#platform/feeds/open.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { type Log, openLog } from '#platform/log/log.ts'
import { openMail } from '#platform/mail/open.ts'
import type { Platform } from '#platform/platform.ts'
import { openPush } from '#platform/push/open.ts'
import { openKnownSecrets } from '#platform/secrets/known-secrets.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { openSignInProviders } from '#platform/sign-in-providers/open.ts'
import { makeDataDirPrivate } from '#platform/storage/private-data-dir.ts'
import { openThreads } from '#platform/threads/threads.ts'
import { openTracing } from '#platform/tracing/tracing.ts'
import { openWebhooks } from '#platform/webhooks/open.ts'
import type { Config } from './config.ts'
import { consequences, jobs } from './worker.ts'

type OpenOptions = { databaseUrl: string; clock?: Clock; log?: Platform['log'] | undefined }

/** Opens all that a process needs on a database that may be new, and migrates it. */
export async function openPlatform(
  config: Config,
  { databaseUrl, clock: given, log = openLog(config.logLevel) }: OpenOptions,
): Promise<Platform & { close(): Promise<void> }> {
  const tracing = await openTracing(config)
  // An embedded database has already closed the folder when it started, for the user that it runs as.
  if (config.databaseUrl) await makeDataDirPrivate(config)
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const secrets = await prepareDatabase(directUrl, config, log)
  const { databasePool: max, databaseTimeoutMs: timeoutMs, hasTransactionPooling } = config
  const connections = { max, timeoutMs, hasTransactionPooling }
  const db = openDatabase(databaseUrl, connections)
  const replicaUrl = config.databaseReplicaUrl
  const reads = openReadReplica({
    primary: db,
    replica: replicaUrl ? openDatabase(replicaUrl, connections) : undefined,
    maxLagSeconds: config.replicaMaxLagSeconds,
    log,
  })
  const clock = given ?? (await openDatabaseClock(db))
  const companyTimeZone = await readCompanyTimeZone(db)
  const ports = {
    jobs: await openJobs(directUrl, jobs, { log, isWorker: config.role !== 'web' }),
    consequences: consequencesPort(consequences),
    mail: openMail(config),
    files: openFiles(config),
    cards: await openCards(config, { clock, log }),
    signInProviders: await openSignInProviders(config, clock),
    secrets,
    feeds: await openFeeds(config),
    push: await openPush(config),
    webhooks: await openWebhooks(config),
    threads: openThreads({ log }),
  }
  const brand = await openBrand({ db, config, ports, log })
  const platform = { config, db, reads, clock, log, ports, companyTimeZone, brand }
  return {
    ...platform,
    async close() {
      await ports.jobs.stop()
      await ports.threads.close()
      clock.stop?.()
      ports.cards.standIn?.close()
      ports.signInProviders.standIn?.close()
      ports.feeds.standIn?.close()
      ports.push.standIn?.close()
      ports.webhooks.standIn?.close()
      await reads.stop()
      await db.destroy()
      await tracing.close()
    },
  }
}

/** Uses a connection of its own, so that nothing is left open when the start is refused. */
async function prepareDatabase(databaseUrl: string, config: Config, log: Log): Promise<Secrets> {
  await using db = openDatabase(databaseUrl, { max: 2 })
  const migrated = await migrate(db)
  if (migrated.length) log.info({ migrated }, 'database migrated')
  return await openKnownSecrets(db, config)
}
