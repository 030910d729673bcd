import type { EscrowRelease } from '@marea/contract/statements/financials/balance.ts'

export type EscrowStep = { day: string; amount: number }

/** What is left in escrow from today on, falling to zero with the last release. */
export function escrowSteps(
  today: string,
  releases: readonly EscrowRelease[],
  dateOf: (instant: string) => string,
): EscrowStep[] {
  let amount = releases.reduce((sum, release) => sum + release.amount, 0)
  const steps = new Map([[today, amount]])
  for (const release of releases) {
    amount -= release.amount
    const day = dateOf(release.releasesAt)
    // A settlement that is due already happens today.
    steps.set(day < today ? today : day, amount)
  }
  return [...steps].map(([day, amount]) => ({ day, amount }))
}
