import type { User } from '@marea/contract/identity.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import type { RequestFacts } from '#platform/serve.ts'
import { secretMark } from './account.ts'
import { hashSecret, isOutdated, verifyForTry, verifySecret } from './secret.ts'
import { deviceHashOf, openSession } from './session.ts'
import { listNamesakes, type Namesake, replaceHash } from './store.ts'
import {
  giveBackTries,
  guesses,
  guessesFromAddress,
  type Taken,
  takeTry,
  tryLater,
} from './throttle.ts'
import { normalEmail } from './user.ts'
import { warnOwnerJob } from './warn.ts'

type Credentials = { email: string; password: string }

/** Every refusal costs one argon2, so that its time tells nothing about the account. */
export async function signInByEmail(
  ctx: Ctx,
  credentials: Credentials,
  facts: RequestFacts,
): Promise<User> {
  const email = normalEmail(credentials.email)
  const device = deviceHashOf(ctx, facts)
  const namesakes = await listNamesakes(ctx.db, email, device)
  const holder = namesakes.find(({ holdsEmail }) => holdsEmail)
  const isKnown = Boolean(holder?.emailConfirmedAt && holder.isKnownDevice)
  const budgets = budgetsOf({ email, address: facts.address(), device: isKnown ? device : null })
  const { password: secret } = credentials
  const { taken, isRight } = await verifyForTry(
    ctx,
    { secretHash: holder?.secretHash, secret },
    () => takeTries(ctx, budgets),
  )
  if (!taken.isAllowed) throw tryLater(taken.retryAfter)
  const account = isRight
    ? await readHolder(ctx, holder, secret)
    : await findNamesake(ctx, namesakes, { email, password: secret })
  if (!account) {
    if (taken.count === 5) await warn(ctx, holder)
    throw new Problem('identity.wrong_credentials')
  }
  const [user] = await Promise.all([
    openSession(ctx, account, { way: 'email', facts }),
    renewHash(ctx, account, secret),
    giveBackTries(
      ctx,
      budgets.map(({ name }) => name),
    ),
  ])
  return user
}

/** Only now is the secret known, so only now can its hash follow a change of cost. */
async function renewHash(ctx: Ctx, { id, secretHash }: Namesake, secret: string): Promise<void> {
  if (!secretHash || !isOutdated(ctx, secretHash)) return
  await replaceHash(ctx.db, id, { before: secretHash, after: await hashSecret(ctx, secret) })
}

type Tried = { email: string; address: string; device: Buffer | null }

/** A device the owner has used before has tries of its own, which no stranger can use up. */
function budgetsOf({ email, address, device }: Tried) {
  if (device) return [{ name: ['device', device.toString('hex'), email], allowance: guesses }]
  return [
    { name: ['account', email], allowance: guesses },
    { name: ['address', address], allowance: guessesFromAddress },
  ]
}

/** All or none; the first refusal decides how long to wait. */
async function takeTries(ctx: Ctx, budgets: ReturnType<typeof budgetsOf>): Promise<Taken> {
  const takings = await Promise.all(
    budgets.map(async ({ name, allowance }) => ({
      name,
      taken: await takeTry(ctx, name, allowance),
    })),
  )
  const refused = takings.find(({ taken }) => !taken.isAllowed)
  if (!refused) return takings[0]?.taken ?? { isAllowed: false, retryAfter: 1 }
  const granted = takings.filter(({ taken }) => taken.isAllowed).map(({ name }) => name)
  if (granted.length > 0) await giveBackTries(ctx, granted)
  return refused.taken
}

/** An unconfirmed account costs a second argon2, as one that only names its address does. */
async function readHolder(ctx: Ctx, holder: Namesake | undefined, secret: string) {
  if (!holder?.emailConfirmedAt) await verifySecret(ctx, undefined, secret)
  return holder
}

async function findNamesake(
  ctx: Ctx,
  namesakes: Namesake[],
  { email, password }: Credentials,
): Promise<Namesake | undefined> {
  const mark = secretMark(ctx, email, password)
  const namesake = namesakes.find(({ secretMark }) => secretMark?.equals(mark))
  if (!namesake) return undefined
  return (await verifySecret(ctx, namesake.secretHash, password)) ? namesake : undefined
}

/** The same work for an address nobody holds, so that the fifth miss tells nothing either. */
function warn(ctx: Ctx, holder: Namesake | undefined): Promise<void> {
  return ctx.ports.jobs.enqueue(ctx.db, warnOwnerJob, { userId: holder?.id ?? null })
}
