import type { Health } from '@marea/contract/operations/health.ts'
import type { ServiceStatus } from '@marea/contract/operations/status.ts'
import { listChecks } from '#operations/checks/check-store.ts'
import { countRefusedRefunds } from '#payments/refund/refused-refunds.ts'
import { readCardEvents } from '#payments/webhook/card-events.ts'
import { findLatestCheck } from '#platform/admin-acts/admin-act-log.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readJobStates } from '#platform/jobs/job-states.ts'
import { countUndelivered } from '#platform/mail/log/email-log.ts'
import { countStuckEmails } from '#platform/mail/stuck.ts'
import { type InternalSignals, judgeHealth } from './judge-health.ts'

/** Older failures have been seen or are in the log of emails. */
const recent = { hours: 24 }

export type HealthSources = {
  /** The reading of the status page, so that both show the same. */
  readStatus: (ctx: Ctx) => Promise<ServiceStatus>
  countFailingWebhooks: (ctx: Ctx) => Promise<number>
}

export async function showHealth(ctx: Ctx, sources: HealthSources): Promise<Health> {
  const { readStatus, countFailingWebhooks } = sources
  const [status, failingWebhooks, signals] = await Promise.all([
    readStatus(ctx),
    countFailingWebhooks(ctx),
    readInternalSignals(ctx),
  ])
  return judgeHealth(status, { ...signals, failingWebhooks })
}

async function readInternalSignals(ctx: Ctx): Promise<Omit<InternalSignals, 'failingWebhooks'>> {
  const { db, now, config } = ctx
  const since = now.subtract(recent)
  const [checks, audit, cardEvents, jobs, stuck, undelivered, refusedRefunds] = await Promise.all([
    listChecks(db),
    findLatestCheck(db),
    readCardEvents(ctx),
    readJobStates(db),
    countStuckEmails(db),
    countUndelivered(ctx, since),
    countRefusedRefunds(ctx, since),
  ])
  const months = checks.find(({ name }) => name === 'statements')
  return {
    needsBackup: !config.demo,
    sealedMonths: months && {
      checkedAt: months.checkedAt.toString(),
      differences: months.differences,
    },
    brokenAuditLogAt: audit && audit.firstBroken !== null ? audit.checkedAt.toString() : undefined,
    cardEvents: { ...cardEvents, latestAt: cardEvents.latestAt?.toString() },
    jobs: {
      failed: jobs.failed,
      waiting: jobs.waiting,
      failingSince: jobs.failing[0]?.since.toString(),
    },
    emails: { waiting: stuck.waiting, undelivered },
    refusedRefunds,
  }
}
