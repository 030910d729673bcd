import { listChecks } from '#operations/checks/check-store.ts'
import { readCardEvents } from '#payments/webhook/card-events.ts'
import { readJobStates } from '#platform/jobs/job-states.ts'
import { jobLag } from '#platform/jobs/metrics.ts'
import { type Examined, type Found, found } from './examined.ts'

const lateMinutes = 15
/** As the status page: a backup each night, and time to write it. */
const lateBackupHours = 26

export async function checkCards({ cards }: Examined): Promise<Found> {
  if (cards.standIn) return found('cards_stand_in')
  return found(`cards_${await cards.checkAccess()}`)
}

export async function checkCardEvents(examined: Examined): Promise<Found> {
  const { latestAt, areMissing } = await readCardEvents(examined)
  const { cards, config } = examined
  const address = `${config.apiUrl ?? config.publicUrl}/api${cards.webhook.path}`
  if (areMissing) return found('card_events_missing', { address })
  if (!latestAt) return found('card_events_idle')
  const hours = examined.now.since(latestAt).total('hours')
  return found('card_events_arrive', { count: Math.max(1, Math.ceil(hours)) })
}

export async function checkWebhooks({ countFailingWebhooks }: Examined): Promise<Found> {
  const count = await countFailingWebhooks()
  return count > 0 ? found('webhooks_failing', { count }) : found('webhooks_delivered')
}

export async function checkQueues({ db, now }: Examined): Promise<Found> {
  const lags = Object.entries(await jobLag.read(db, now)).toSorted(
    ([, one], [, other]) => other - one,
  )
  const [queue = '', seconds = 0] = lags[0] ?? []
  const minutes = Math.floor(seconds / 60)
  if (minutes >= lateMinutes) return found('queues_late', { queue, minutes })
  const { failed } = await readJobStates(db)
  return failed > 0 ? found('jobs_failed', { count: failed }) : found('queues_moving')
}

export async function checkBackups({ db, now, config }: Examined): Promise<Found> {
  const written = (await listChecks(db)).find(({ name }) => name === 'backup')
  if (!written) return found(config.demo ? 'backups_idle' : 'backup_missing')
  const hours = Math.floor(now.since(written.checkedAt).total('hours'))
  return found(hours > lateBackupHours ? 'backup_late' : 'backup_recent', { hours })
}
