import { signedIn } from './people.ts'
import { plainRules } from './price-rules.ts'
import { type Guest, homeOf } from './stays.ts'
import { openTestApp } from './test-app.ts'

/** Laura as a guest, and for each test a new owner with a home at noon of November 16, 2026. */
export async function openOwnerHomes() {
  const marea = await openTestApp()
  const laura = await signedIn(marea, 'Laura')
  let count = 0
  return {
    marea,
    laura,
    async nextOwner() {
      marea.clock.set('2026-11-16T17:00:00Z')
      count += 1
      const name = `ines${count}`
      const ines = await signedIn(marea, name, { profile: 'OWNER' })
      return { ines, name, home: await homeOf(marea, ines.id) }
    },
  }
}

export type OwnerHomes = Awaited<ReturnType<typeof openOwnerHomes>>

/** Saves the plain rules with these changes. */
export function saveRules(by: Guest, slug: string, rules: object = {}, version = 0) {
  const body = { version, rules: { ...plainRules, ...rules } }
  return by.call('PUT', `/owner/prices/${slug}`, { body })
}
