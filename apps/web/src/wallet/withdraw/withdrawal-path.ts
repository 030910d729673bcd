import type { Withdrawal } from '@marea/contract/wallet/endpoints.ts'

type Status = Withdrawal['status']

export type PathStep = {
  status: Status
  at?: string
  reason?: string
  returnCode?: string | null
}

const road: Record<Status, Status | undefined> = {
  requested: 'approved',
  approved: 'sent',
  sent: 'paid',
  paid: undefined,
  rejected: undefined,
  returned: undefined,
}

/** The statuses a withdrawal has had and, while it is pending, the next ones. */
export function withdrawalPath({
  status,
  steps,
}: Pick<Withdrawal, 'status' | 'steps'>): PathStep[] {
  const path: PathStep[] = [...steps]
  for (let next = road[status]; next; next = road[next]) path.push({ status: next })
  return path
}

export function isOnItsWay({ status }: Pick<Withdrawal, 'status'>): boolean {
  return road[status] !== undefined
}
