import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

/** In the order in which they are shown. */
export const doctorChecks = [
  'configuration',
  'versions',
  'database',
  'durability',
  'schema',
  'clock',
  'disk',
  'files',
  'address',
  'proxy',
  'email',
  'dns',
  'cards',
  'card_events',
  'webhooks',
  'queues',
  'backups',
] as const
export type DoctorCheck = (typeof doctorChecks)[number]

/** `problem`: something does not work or will be lost. `warning`: it works for now. `idle`: there is nothing to check. */
export type DoctorOutcome = 'problem' | 'warning' | 'idle' | 'well'

/** What each check can find. */
const problems = [
  'check_failed',
  'check_timed_out',
  'database_old',
  'database_unsafe',
  'schema_behind',
  'clock_off',
  'disk_full',
  'files_wrong',
  'address_plain',
  'certificate_refused',
  'email_missing',
  'email_refused',
  'email_unreachable',
  'cards_refused',
  'card_events_missing',
  'queues_late',
  'backup_late',
  'backup_missing',
] as const

const warnings = [
  'configuration_incomplete',
  'node_other',
  'database_slow',
  'database_crowded',
  'disk_low',
  'certificate_ending',
  'proxy_unknown',
  'proxy_anyone',
  'dns_missing',
  'cards_test',
  'webhooks_failing',
  'jobs_failed',
] as const

const idle = [
  'address_local',
  'proxy_direct',
  'email_stored',
  'dns_idle',
  'cards_stand_in',
  'card_events_idle',
  'backups_idle',
] as const

const well = [
  'configuration_complete',
  'versions_current',
  'database_reached',
  'database_durable',
  'schema_current',
  'clock_right',
  'disk_free',
  'files_kept',
  'certificate_valid',
  'proxy_trusted',
  'email_ready',
  'dns_complete',
  'cards_live',
  'card_events_arrive',
  'webhooks_delivered',
  'queues_moving',
  'backup_recent',
] as const

const DoctorCode = z.enum([...problems, ...warnings, ...idle, ...well])
export type DoctorCode = z.infer<typeof DoctorCode>

/** What has instructions under `doctor.action.`. */
export type TroubleCode = (typeof problems)[number] | (typeof warnings)[number]

const DoctorFinding = z.object({
  check: z.enum(doctorChecks),
  code: DoctorCode,
  /** The values of the finding’s texts; never a secret. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type DoctorFinding = z.infer<typeof DoctorFinding>

export function outcomeOf(code: DoctorCode): DoctorOutcome {
  if (problems.some((each) => each === code)) return 'problem'
  if (warnings.some((each) => each === code)) return 'warning'
  return idle.some((each) => each === code) ? 'idle' : 'well'
}

export function isTrouble(code: DoctorCode): code is TroubleCode {
  return ['problem', 'warning'].includes(outcomeOf(code))
}

export const doctorEndpoints = endpoints({
  'GET /admin/doctor': {
    summary:
      'Check the installation: configuration, database, disk, email, cards, backups and more',
    result: z.object({ readAt: z.iso.datetime(), findings: z.array(DoctorFinding) }),
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
