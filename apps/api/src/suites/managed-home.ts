import { type CoHostRole, coHostRoles } from '@marea/contract/suites/co-hosts/co-host-roles.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayIn } from '#platform/zoned-time.ts'
import { findRole, listCoHostedSuites, listSuiteNames } from './managed-home-store.ts'
import { findSuiteBySlug, lockSuite } from './store.ts'

/** `own` is for the owner and operations; the rest is what a co-host’s role allows. */
export type Right = CoHostRole | 'own'

const rights: readonly Right[] = [...coHostRoles, 'own']

export async function requireManagedSuite(ctx: Ctx, slug: string, right: Right) {
  return requireRight(ctx, await findSuiteBySlug(ctx.db, slug), right)
}

export async function lockManagedSuite(ctx: TransactionCtx, suiteId: string, right: Right) {
  return requireRight(ctx, await lockSuite(ctx.db, suiteId), right)
}

type ManagedSuite = {
  id: string
  slug: string
  name: string
  ownerId: string
  right: Right
  timeZone: string
  /** The day of the first publication; null for a draft. */
  listedOn: string | null
}

/** The homes in which the person has this right, by name; operations manage all homes. */
export async function managedSuites(ctx: Ctx, right: Right): Promise<ManagedSuite[]> {
  const { userId, profile, isCoHost } = personOf(ctx)
  const own = await listSuiteNames(ctx.db, profile === 'ADMIN' ? {} : { ownerId: userId })
  const coHosted = isCoHost && profile !== 'ADMIN' ? await listCoHostedSuites(ctx.db, userId) : []
  return [
    ...own.map((suite) => ({ ...suite, right: 'own' as const })),
    ...coHosted.map(({ role, ...suite }) => ({ ...suite, right: role })),
  ]
    .filter((suite) => includes(suite.right, right))
    .map(({ publishedAt, ...suite }) => ({
      ...suite,
      listedOn: publishedAt && todayIn(suite.timeZone, publishedAt),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/**
 * A home that the person may not see is not found; for one they may see the error names the missing right, or tells
 * administrators where to change it.
 */
export async function requireRight<Home extends { id: string; ownerId: string }>(
  ctx: Ctx,
  home: Home | undefined,
  right: Right,
): Promise<Home> {
  const held = home && (await findRight(ctx, home))
  if (home && !held && isOutsideConsole(ctx)) throw new Problem('operations.use_console')
  if (!home || !held) throw new Problem('resource.not_found')
  if (!includes(held, right)) throw new Problem('co_hosts.role_too_small')
  return home
}

function isOutsideConsole({ actor }: Ctx): boolean {
  return actor.kind === 'person' && actor.isOutsideConsole === true
}

export async function findRight(
  { db, actor }: Ctx,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<Right | undefined> {
  if (actor.kind === 'system') return 'own'
  if (actor.kind !== 'person') return undefined
  if (actor.profile === 'ADMIN' || actor.userId === ownerId) return 'own'
  return actor.isCoHost ? findRole(db, id, actor.userId) : undefined
}

export function includes(held: Right, right: Right): boolean {
  return rights.indexOf(held) >= rights.indexOf(right)
}
