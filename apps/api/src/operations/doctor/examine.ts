import { setTimeout as wait } from 'node:timers/promises'
import { type DoctorFinding, doctorChecks } from '@marea/contract/operations/doctor.ts'
import type { Log } from '#platform/log/log.ts'
import { checkClock, checkDatabase, checkDurability, checkSchema } from './database-checks.ts'
import { checkDns, checkEmail } from './email-checks.ts'
import { type Check, type Checks, type Examined, found, reasonOf } from './examined.ts'
import { checkConfiguration, checkDisk, checkFiles, checkVersions } from './host-checks.ts'
import { checkAddress, checkProxy } from './network-checks.ts'
import {
  checkBackups,
  checkCardEvents,
  checkCards,
  checkQueues,
  checkWebhooks,
} from './service-checks.ts'

export const checks: Checks = {
  configuration: checkConfiguration,
  versions: checkVersions,
  database: checkDatabase,
  durability: checkDurability,
  schema: checkSchema,
  clock: checkClock,
  disk: checkDisk,
  files: checkFiles,
  address: checkAddress,
  proxy: checkProxy,
  email: checkEmail,
  dns: checkDns,
  cards: checkCards,
  card_events: checkCardEvents,
  webhooks: checkWebhooks,
  queues: checkQueues,
  backups: checkBackups,
}

type Given = { log: Pick<Log, 'warn'>; seconds?: number }

/** All at once, and each for a few seconds only, so that one that hangs delays no other. */
export function examine(
  examined: Examined,
  { log, seconds = 6 }: Given,
  listed: Checks = checks,
): Promise<DoctorFinding[]> {
  return Promise.all(
    doctorChecks.map(async (check) => ({
      check,
      ...(await withinTime(listed[check], examined, seconds).catch((error) => {
        log.warn({ check, reason: reasonOf(error) }, 'check of the system failed')
        return found('check_failed', { reason: reasonOf(error) })
      })),
    })),
  )
}

async function withinTime(check: Check, examined: Examined, seconds: number) {
  const ended = new AbortController()
  const timeout = wait(seconds * 1000, found('check_timed_out', { seconds }), {
    signal: ended.signal,
  })
  // The timer that is stopped has no reader any more.
  timeout.catch(() => undefined)
  return Promise.race([check(examined), timeout]).finally(() => ended.abort())
}
