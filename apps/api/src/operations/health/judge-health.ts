import type { Health, HealthFact, HealthFinding } from '@marea/contract/operations/health.ts'
import type { ServiceStatus } from '@marea/contract/operations/status.ts'

/** The signals that operations see beyond the public status. */
export type InternalSignals = {
  /** A demo is not expected to have backups. */
  needsBackup: boolean
  sealedMonths: { checkedAt: string; differences: number } | undefined
  brokenAuditLogAt: string | undefined
  cardEvents: { latestAt: string | undefined; areMissing: boolean }
  failingWebhooks: number
  jobs: { failed: number; waiting: number; failingSince: string | undefined }
  emails: { waiting: number; undelivered: number }
  refusedRefunds: number
}

type Detail = { count?: number | null; at?: string | null | undefined }

/** The states are those of the status page; only what it does not show is judged here. */
export function judgeHealth(status: ServiceStatus, signals: InternalSignals): Health {
  const findings = [
    ...promiseFindings(status.promises, signals),
    ...serviceFindings(status.services),
    ...internalFindings(signals),
  ]
  return {
    facts: factsOf(status.promises, signals),
    findings: [
      ...findings.filter(({ tone }) => tone === 'bad'),
      ...findings.filter(({ tone }) => tone === 'warn'),
    ],
  }
}

function promiseFindings(
  { ledger, doubleBookings, backup, calendars }: ServiceStatus['promises'],
  { needsBackup }: InternalSignals,
): HealthFinding[] {
  const ledgerDetail = { count: ledger.differences, at: ledger.checkedAt }
  const stayDetail = { count: doubleBookings.differences, at: doubleBookings.checkedAt }
  return [
    ...when(ledger.state === 'failing', bad('ledger_differs', ledgerDetail)),
    ...when(isLate(ledger.state), warn('ledger_late', ledgerDetail)),
    ...when(doubleBookings.state === 'failing', bad('double_bookings_found', stayDetail)),
    ...when(isLate(doubleBookings.state), warn('double_bookings_late', stayDetail)),
    ...when(backup.state === 'stale', warn('backup_late', { at: backup.writtenAt })),
    ...when(backup.state === 'unknown' && needsBackup, warn('backup_missing')),
    ...when(['stale', 'failing'].includes(calendars.state), warn('calendars_late')),
  ]
}

function isLate(state: string): boolean {
  return state === 'stale' || state === 'unknown'
}

function serviceFindings(services: ServiceStatus['services']): HealthFinding[] {
  const { search, bookings, payments, messages, email } = services
  return [
    ...when(search !== 'ok', bad('search_failing')),
    ...when(bookings !== 'ok', bad('bookings_delayed')),
    ...when(payments !== 'ok', bad('payments_delayed')),
    ...when(messages !== 'ok', warn('messages_delayed')),
    ...when(email !== 'ok', warn('emails_delayed')),
  ]
}

function internalFindings(signals: InternalSignals): HealthFinding[] {
  const { sealedMonths, brokenAuditLogAt, cardEvents, failingWebhooks, jobs } = signals
  const { emails, refusedRefunds } = signals
  const months = { count: sealedMonths?.differences ?? 0, at: sealedMonths?.checkedAt ?? null }
  const latest = { at: cardEvents.latestAt ?? null }
  const failed = { count: jobs.failed, at: jobs.failingSince ?? null }
  return [
    ...when(months.count > 0, bad('months_differ', months)),
    ...when(
      brokenAuditLogAt !== undefined,
      bad('audit_log_broken', { at: brokenAuditLogAt ?? null }),
    ),
    ...when(cardEvents.areMissing, bad('card_events_silent', latest)),
    ...when(jobs.failed > 0, bad('jobs_failed', failed)),
    ...when(emails.undelivered > 0, warn('emails_undelivered', { count: emails.undelivered })),
    ...when(refusedRefunds > 0, warn('refunds_refused', { count: refusedRefunds })),
    ...when(failingWebhooks > 0, warn('webhooks_failing', { count: failingWebhooks })),
  ]
}

function factsOf(
  { ledger, doubleBookings, backup }: ServiceStatus['promises'],
  { cardEvents, jobs, emails }: InternalSignals,
): HealthFact[] {
  return [
    ...when(ledger.state === 'ok', fact('ledger', { at: ledger.checkedAt })),
    ...when(
      doubleBookings.state === 'ok',
      fact('double_bookings', { at: doubleBookings.checkedAt }),
    ),
    ...when(backup.state === 'ok', fact('backup', { at: backup.writtenAt })),
    ...when(
      cardEvents.latestAt !== undefined && !cardEvents.areMissing,
      fact('card_events', { at: cardEvents.latestAt ?? null }),
    ),
    fact('jobs', { count: jobs.waiting }),
    fact('emails', { count: emails.waiting }),
  ]
}

function when<Item>(isSo: boolean, item: Item): Item[] {
  return isSo ? [item] : []
}

function bad(finding: HealthFinding['finding'], detail: Detail = {}): HealthFinding {
  return { finding, tone: 'bad', ...withDetail(detail) }
}

function warn(finding: HealthFinding['finding'], detail: Detail = {}): HealthFinding {
  return { finding, tone: 'warn', ...withDetail(detail) }
}

function fact(fact: HealthFact['fact'], detail: Detail): HealthFact {
  return { fact, ...withDetail(detail) }
}

function withDetail({ count = null, at = null }: Detail) {
  return { count, at }
}
