import type { User } from '@marea/contract/identity/endpoints.ts'
import type { Selectable } from 'kysely'
import type { Ctx, Person } from '#platform/ctx.ts'
import type { Users } from '#platform/generated/database.ts'
import { Problem } from '#platform/problem.ts'

export type Account = Selectable<Users>

export type VisibleAccount = Pick<
  Account,
  | 'id'
  | 'fullName'
  | 'email'
  | 'emailConfirmedAt'
  | 'bouncedAt'
  | 'phone'
  | 'gender'
  | 'profile'
  | 'isCoHost'
  | 'language'
  | 'photoKey'
  | 'secretKind'
  | 'hasSecondFactor'
  | 'lockedAt'
  | 'createdAt'
>

/** One spelling per address, or each spelling would get attempts and emails of its own. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase().normalize('NFKC')
}

export function personOf({ actor }: Pick<Ctx, 'actor'>): Person {
  if (actor.kind !== 'person') throw new Problem('identity.sign_in_required')
  return actor
}

/** Payments and bookings require a confirmed address. */
export function requireConfirmedEmail(ctx: Ctx): void {
  if (!personOf(ctx).isEmailConfirmed) throw new Problem('identity.email_unconfirmed')
}

const freshFor = { minutes: 15 }

/** What opens everybody's data asks for the second factor again. */
export function requireFreshSecondFactor(ctx: Ctx): void {
  const { secondFactorAt: givenAt } = personOf(ctx)
  const isFresh = givenAt && Temporal.Instant.compare(givenAt.add(freshFor), ctx.now) > 0
  if (!isFresh) throw new Problem('identity.second_factor_stale')
}

type UserOptions = Pick<
  Person,
  | 'fullName'
  | 'email'
  | 'phone'
  | 'gender'
  | 'profile'
  | 'isCoHost'
  | 'language'
  | 'photoKey'
  | 'secretKind'
  | 'isEmailConfirmed'
  | 'isEmailBounced'
  | 'hasSecondFactor'
  | 'secondFactorAt'
  | 'createdAt'
>

function userOf(ctx: Pick<Ctx, 'config'>, id: string, shown: UserOptions, token: string): User {
  const { fullName, email, phone, gender, profile, isCoHost, language, isEmailConfirmed } = shown
  return {
    token,
    id,
    fullName,
    email,
    phone,
    gender,
    profile,
    isCoHost,
    language,
    photo: shown.photoKey === null ? null : photoAddress(ctx, shown.photoKey),
    isEmailConfirmed,
    isEmailBounced: shown.isEmailBounced,
    secret: shown.secretKind,
    needsSecondFactor: shown.hasSecondFactor && shown.secondFactorAt === null,
    createdAt: shown.createdAt.toString(),
  }
}

export function userOfAccount(
  ctx: Pick<Ctx, 'config'>,
  account: VisibleAccount,
  { token, secondFactorAt = null }: { token: string; secondFactorAt?: Temporal.Instant | null },
): User {
  const isEmailConfirmed = account.emailConfirmedAt !== null
  const isEmailBounced = account.bouncedAt !== null
  const shown = { ...account, isEmailConfirmed, isEmailBounced, secondFactorAt }
  return userOf(ctx, account.id, shown, token)
}

/** Includes the profile, because the page leads an administrator to the second factor. */
export function userInfo(ctx: Ctx): User {
  const person = personOf(ctx)
  const profile = person.isAdminWithoutFactor ? 'ADMIN' : person.profile
  const user = userOf(ctx, person.userId, { ...person, profile }, person.token)
  return person.actingUntil ? { ...user, actingUntil: person.actingUntil.toString() } : user
}

export function photoAddress({ config }: Pick<Ctx, 'config'>, key: string): string {
  const base = config.apiUrl?.replace(/\/+$/, '') ?? '/api'
  return `${base}/user/photo/${key}`
}
