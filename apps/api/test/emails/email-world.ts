import type { EventKind } from '@marea/contract/events.ts'
import { inTransaction } from '../../src/platform/ctx.ts'
import { type Event, recordEvent } from '../../src/platform/events/events.ts'
import { publishedHome } from '../homes.ts'
import { signedIn } from '../people.ts'
import { type Guest, homeOf, openHouse } from '../stays.ts'
import type { TestApp } from '../test-app.ts'

export type EmailWorld = {
  marea: TestApp
  ines: Guest
  laura: Guest
  admin: Guest
  suiteId: string
  /** Homes that may be offered instead of Casa Almendro. */
  others: string[]
}

/** Inés owns three homes, Laura is a guest, and Ana works for Marea. */
export async function openEmailWorld(marea: TestApp): Promise<EmailWorld> {
  const { ines, laura, suiteId } = await openHouse(marea)
  const admin = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  const others = []
  for (const slug of ['casa-brisa', 'casa-coral']) {
    const draft = { slug, name: slug === 'casa-brisa' ? 'Casa Brisa' : 'Casa Coral' }
    await publishedHome(marea, { ownerId: ines.id, draft })
    others.push(slug)
  }
  return { marea, ines, laura, admin, suiteId, others }
}

/** Records an event as its slice would, and runs what follows from it. */
export async function tell<Kind extends EventKind>(
  { marea }: EmailWorld,
  { kind, subject, data }: Pick<Event<Kind>, 'kind' | 'subject' | 'data'>,
): Promise<void> {
  await inTransaction(marea.ctx(), (ctx) =>
    recordEvent<EventKind>(ctx, { kind, subject, data } as Event),
  )
  await marea.runJobs()
}

/** An owner with one home of their own. */
export async function newOwner(marea: TestApp, name: string) {
  const owner = await signedIn(marea, name, { profile: 'OWNER' })
  return { owner, ...(await homeOf(marea, owner.id)) }
}
