import type {
  CoHost,
  SentInvitation,
  Team,
  TeamAct,
} from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { photoAddress } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { managedSuites } from '#suites/managed-home.ts'
import { listOwnerNames } from '#suites/store.ts'
import { type findCoHost, listCoHosts } from './co-host-store.ts'
import { listActs } from './history-store.ts'
import { type InvitedHome, listInvitedHomes } from './invitation-store.ts'

const shownActs = 20

/** Owners see everyone in their homes; a co-host sees only the homes and their own role in them. */
export async function showTeam(ctx: Ctx): Promise<Team> {
  const homes = await managedSuites(ctx, 'view')
  const ownIds = homes.filter(({ right }) => right === 'own').map(({ id }) => id)
  const coHosts = await listCoHosts(ctx.db, ownIds)
  const invited = await listInvitedHomes(ctx.db, ownIds)
  const invitations = Map.groupBy(invited, ({ id }) => id)
  const owners = await listOwnerNames(
    ctx.db,
    homes.map(({ id }) => id),
  )
  return {
    homes: homes.map(({ id, slug, name, right }) => ({
      slug,
      name,
      role: right,
      owner: owners.find((owner) => owner.id === id)?.fullName ?? '',
      coHosts: coHosts.filter(({ suiteId }) => suiteId === id).map((row) => coHostOf(ctx, row)),
      invitations: [...invitations.values()]
        .filter((homes) => homes.some(({ suiteId }) => suiteId === id))
        .map((homes) => sentInvitationOf(ctx, homes)),
    })),
    history: (await listActs(ctx.db, ownIds, shownActs)).map(actOf),
  }
}

type CoHostRow = NonNullable<Awaited<ReturnType<typeof findCoHost>>>

export function coHostOf(ctx: Ctx, row: CoHostRow): CoHost {
  const { userId: id, fullName, email, photoKey, role, joinedAt } = row
  const photo = photoKey === null ? null : photoAddress(ctx, photoKey)
  return { id, fullName, email, photo, role, joinedAt: joinedAt.toString() }
}

export function sentInvitationOf(ctx: Ctx, homes: readonly InvitedHome[]): SentInvitation {
  const [first] = homes
  if (!first) throw new Error('An invitation names at least one home.')
  const { id, email, sentAt, expiresAt } = first
  return {
    id,
    email,
    homes: homes.map(({ slug, name, role }) => ({ slug, name, role })),
    sentAt: sentAt.toString(),
    expiresAt: expiresAt.toString(),
    isExpired: isExpired(ctx, first),
  }
}

export function isExpired({ now }: Ctx, { expiresAt }: Pick<InvitedHome, 'expiresAt'>): boolean {
  return Temporal.Instant.compare(expiresAt, now) <= 0
}

function actOf(row: Awaited<ReturnType<typeof listActs>>[number]): TeamAct {
  const { id, kind, at, slug, name, by, about, role } = row
  return { id, kind, at: at.toString(), suite: { slug, name }, by: by ?? '', about, role }
}
