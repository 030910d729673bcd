import type {
  CreationOptions,
  Passkey,
  RegistrationAnswer,
} from '@marea/contract/identity/passkeys.ts'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import { lockAccount } from '#identity/account/account-store.ts'
import { personOf } from '#identity/account/user.ts'
import { deletePasskey, insertPasskey, listPasskeys } from '#identity/factors/passkey-store.ts'
import {
  forgetLostFactor,
  requireFactorAddition,
  requireFactorChange,
} from '#identity/factors/require-factor-change.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { issueChallenge, redeemChallenge, relyingParty } from './challenge.ts'

const maxPasskeys = 20
const timeout = 120_000
/** Ed25519, ES256 and RS256: every authenticator supports at least one. */
const algorithms = [-8, -7, -257]

export async function showPasskeys(ctx: Ctx): Promise<Passkey[]> {
  const passkeys = await listPasskeys(ctx.db, personOf(ctx).userId)
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toString(),
    lastUsedAt: lastUsedAt?.toString() ?? null,
  }))
}

/** A passkey opens the account by itself, so it must be verified by face, finger or PIN. */
export async function registrationOptions(ctx: Ctx): Promise<CreationOptions> {
  const { userId, email, fullName } = personOf(ctx)
  await requireFactorAddition(ctx)
  const known = await listPasskeys(ctx.db, userId)
  if (known.length >= maxPasskeys) throw new Problem('identity.too_many_passkeys')
  return {
    challenge: await issueChallenge(ctx, registrationOf(userId)),
    rp: { id: relyingParty(ctx).id, name: ctx.brand.name },
    user: {
      id: Buffer.from(userId).toString('base64url'),
      name: email,
      displayName: fullName,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    excludeCredentials: known.map(({ credentialId: id }) => ({ type: 'public-key', id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

type NewPasskey = { name: string; answer: z.infer<typeof RegistrationAnswer> }

export async function addPasskey(ctx: Ctx, { name, answer }: NewPasskey): Promise<Passkey[]> {
  const { userId } = personOf(ctx)
  await requireFactorAddition(ctx)
  const { id, publicKey, counter } = await verifyRegistration(ctx, userId, answer)
  await inTransaction(ctx, async (ctx) => {
    await lockAccount(ctx.db, userId)
    const known = await listPasskeys(ctx.db, userId)
    if (known.length >= maxPasskeys) throw new Problem('identity.too_many_passkeys')
    const added = await insertPasskey(ctx.db, {
      userId,
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      transports: answer.response.transports ?? [],
      name,
      createdAt: ctx.now,
    })
    if (!added) throw new Problem('identity.passkey_refused')
    await recordEvent(ctx, { kind: 'identity.passkey_added', subject: `user:${userId}` })
  })
  return showPasskeys(ctx)
}

async function verifyRegistration(ctx: Ctx, userId: string, answer: NewPasskey['answer']) {
  const { id, origin } = relyingParty(ctx)
  const { clientDataJSON, attestationObject } = answer.response
  const verification = verifyRegistrationResponse({
    response: {
      id: answer.id,
      rawId: answer.rawId,
      type: answer.type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: redeemChallenge(ctx, registrationOf(userId)),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  })
  // The library throws for every malformed or forged answer.
  const { verified, registrationInfo } = await verification.catch(refuse)
  if (!verified || !registrationInfo) return refuse()
  return registrationInfo.credential
}

export function refuse(): never {
  throw new Problem('identity.passkey_refused')
}

function registrationOf(userId: string): string {
  return `passkey:registration:${userId}`
}

export async function removePasskey(ctx: Ctx, id: string): Promise<Passkey[]> {
  const { userId } = personOf(ctx)
  await requireFactorChange(ctx)
  await inTransaction(ctx, async (ctx) => {
    if (!(await deletePasskey(ctx.db, id, userId))) throw new Problem('resource.not_found')
    await forgetLostFactor(ctx, userId)
    await recordEvent(ctx, { kind: 'identity.passkey_removed', subject: `user:${userId}` })
  })
  return showPasskeys(ctx)
}
