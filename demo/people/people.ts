import { createHash } from 'node:crypto'
import {
  createAccount,
  grantProfile,
  sealSecret,
} from '../../apps/api/src/identity/account/account.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { owners } from './owners.ts'

export const demoPassword = 'Marea2026'

const guests = [
  {
    email: 'guest@marea.test',
    fullName: 'Laura Whitfield',
    gender: 'female',
    phone: '+1 305 555 0101',
    language: 'en',
    yearsWithUs: 2,
  },
  {
    email: 'diego@marea.test',
    fullName: 'Diego Arriaga',
    gender: 'male',
    phone: '+525555550102',
    language: 'es',
    yearsWithUs: 1,
  },
  {
    email: 'sam@marea.test',
    fullName: 'Sam Okafor',
    gender: 'other',
    phone: '+12125550103',
    language: 'en',
    yearsWithUs: 1,
  },
] as const

const admin = {
  email: 'admin@marea.test',
  fullName: 'Rosa Villanueva',
  gender: 'female',
  phone: '+1 305 555 0104',
  language: 'en',
  yearsWithUs: 5,
} as const

/** Refunds and payouts above a limit need two administrators. */
const colleague = {
  email: 'nadia@marea.test',
  fullName: 'Nadia Brooks',
  gender: 'female',
  phone: '+1 305 555 0105',
  language: 'en',
  yearsWithUs: 3,
} as const

type DemoPerson =
  | (typeof guests)[number]
  | (typeof owners)[number]
  | typeof admin
  | typeof colleague

/** Users with confirmed email addresses and the given number of years since they joined. */
export async function seedPeople(ctx: TransactionCtx): Promise<void> {
  // One password for all is hashed once, because each hash takes a tenth of a second.
  const secret = await sealSecret(ctx, admin.email, { kind: 'password', value: demoPassword })
  for (const guest of guests) await seedPerson(ctx, guest, secret)
  for (const owner of owners) await grantProfile(ctx, await seedPerson(ctx, owner, secret), 'OWNER')
  for (const person of [admin, colleague]) {
    await grantProfile(ctx, await seedPerson(ctx, person, secret), 'ADMIN')
  }
}

/** The same in every demo data set. */
export function demoUserId(email: string): string {
  const hex = createHash('sha256').update(`marea demo ${email}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

type Sealed = Awaited<ReturnType<typeof sealSecret>>

async function seedPerson(
  ctx: TransactionCtx,
  person: DemoPerson,
  secret: Sealed,
): Promise<string> {
  const { email, fullName, gender, phone, language, yearsWithUs } = person
  const id = demoUserId(email)
  await createAccount(
    { ...ctx, now: ctx.now.subtract({ hours: yearsWithUs * 365 * 24 }) },
    { id, email, fullName, gender, phone, language, isEmailConfirmed: true },
    secret,
  )
  return id
}
