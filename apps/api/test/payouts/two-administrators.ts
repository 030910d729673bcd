import { expect } from 'vitest'
import { differences } from '../ledger-totals.ts'
import { signedIn } from '../people.ts'
import { openTestApp } from '../test-app.ts'

/** The API and two administrators, for what one of them may not decide alone. */
export async function openWithTwoAdministrators() {
  const marea = await openTestApp()
  const marisol = await signedIn(marea, 'Marisol', { profile: 'ADMIN' })
  const nadia = await signedIn(marea, 'Nadia', { profile: 'ADMIN' })
  return {
    marea,
    marisol,
    nadia,
    /** The ledger adds up after everything that was refunded and paid. */
    async close(): Promise<void> {
      expect(await differences(marea)).toEqual([])
      await marea.close()
    },
  }
}
