import type { CoHostRole } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import { signedIn } from '../people.ts'
import { homeOf } from '../stays.ts'
import type { TestApp } from '../test-app.ts'
import type { Someone } from '../user-data.ts'

/** A home with everything that a route of owners can name. */
export type ManagedHome = {
  slug: string
  suiteId: string
  owner: Someone
  admin: Someone
  /** A co-host whom routes may change or remove. */
  helper: Someone
  coHosts: Record<CoHostRole, Someone>
}

let homes = 0

/** Invited and accepted through the API, as people do. */
export async function openManagedHome(marea: TestApp): Promise<ManagedHome> {
  homes += 1
  const owner = await signedIn(marea, `home-owner-${homes}`, { profile: 'OWNER' })
  const admin = await signedIn(marea, `home-admin-${homes}`, { profile: 'ADMIN' })
  const { slug, suiteId } = await homeOf(marea, owner.id)
  const join = async (role: CoHostRole) => {
    const coHost = await signedIn(marea, `${role}-${homes}`)
    await joinAs(owner, { slug, coHost, role })
    return coHost
  }
  const coHosts = {
    view: await join('view'),
    calendar: await join('calendar'),
    full: await join('full'),
  }
  const helper = await signedIn(marea, `helper-${homes}`)
  return { slug, suiteId, owner, admin, helper, coHosts }
}

type Joining = { slug: string; coHost: Someone; role: CoHostRole }

export async function joinAs(owner: Someone, { slug, coHost, role }: Joining): Promise<void> {
  const body = { email: coHost.email, homes: [{ slug, role }] }
  const sent = await owner.call('POST', '/owner/invitations', { body })
  const accepted = await coHost.call('POST', `/invitations/${sent.body.result.id}/acceptance`)
  if (accepted.status !== 200) throw new Error(`The ${role} co-host did not join.`)
}
