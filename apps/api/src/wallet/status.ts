/** The allowed transitions; everything else about statuses derives from it. */
export const depositGraph = {
  requested: ['credited', 'failed'],
  credited: [],
  failed: [],
} as const

export const withdrawalGraph = {
  requested: ['approved', 'rejected'],
  approved: ['sent', 'rejected'],
  sent: ['paid', 'returned'],
  paid: ['returned'],
  rejected: [],
  returned: [],
} as const

type Graph<Status extends string> = Record<Status, readonly Status[]>

export function canBecome<Status extends string>(
  graph: Graph<NoInfer<Status>>,
  from: Status,
  to: Status,
): boolean {
  return graph[from].includes(to)
}
