import { type QueueKey, queueKeys } from '@marea/contract/operations/console.ts'
import { consoleLinks } from '#operations/console-links.ts'

const pages: Record<QueueKey, string> = {
  withdrawals: '/admin/withdrawals',
  ids: '/admin/ids',
  applications: '/admin/applications',
  reports: '/admin/reports',
  jobs: '/admin/jobs',
  feeds: '/admin/feeds',
  approvals: '/admin/approvals',
  licenses: '/admin/homes?show=licenses',
  support: '/admin/support',
  disputes: '/admin/disputes',
}

/** Undefined while the console has no page for the queue. */
export function pageOfQueue(key: QueueKey): string | undefined {
  return consoleLinks.some(({ to }) => to === pathOf(key)) ? pages[key] : undefined
}

export function queueOfPage(to: string): QueueKey | undefined {
  return queueKeys.find((key) => pathOf(key) === to)
}

function pathOf(key: QueueKey): string | undefined {
  return pages[key].split('?')[0]
}

/** The digit that opens a queue; it stays the same whatever waits. */
export function keyOfQueue(key: QueueKey): string {
  return String((queueKeys.indexOf(key) + 1) % 10)
}
