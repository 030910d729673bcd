import type { SuiteStatus } from '#platform/generated/database.ts'

const graph: Record<SuiteStatus, readonly SuiteStatus[]> = {
  draft: ['published'],
  published: ['unlisted'],
  unlisted: ['published'],
}

export function canBecome(from: SuiteStatus, to: SuiteStatus): boolean {
  return graph[from].includes(to)
}
