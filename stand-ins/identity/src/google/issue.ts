import { randomUUID } from 'node:crypto'
import { standInPath } from '#page.ts'
import type { GoogleAccount } from '#people.ts'
import type { World } from '#world.ts'

export const googleAnswers = [
  'valid',
  'expired',
  'wrong-audience',
  'wrong-nonce',
  'forged',
  'no-email',
] as const

export type GoogleAnswer = (typeof googleAnswers)[number]

type Asked = { account: GoogleAccount; nonce: string; answer: GoogleAnswer }

/** A credential as Google would send it, with the one fault that was requested. */
export function issueCredential(world: World, asked: Asked): Promise<string> {
  const claims = { ...claimsOf(world, asked), ...faultOf(world, asked.answer) }
  return asked.answer === 'forged' ? world.signer.forge(claims) : world.signer.sign(claims)
}

function claimsOf({ google, publicUrl }: World, { account, nonce }: Asked) {
  const [givenName = '', familyName = ''] = account.name.split(' ')
  return {
    iss: google.issuers[0],
    azp: google.clientId,
    aud: google.clientId,
    sub: `google-${account.id}`,
    email: account.email,
    email_verified: account.isEmailVerified,
    nonce,
    name: account.name,
    given_name: givenName,
    family_name: familyName,
    picture: `${publicUrl}${standInPath}/google/photos/${account.id}.svg`,
    jti: randomUUID(),
  }
}

function faultOf({ now }: World, answer: GoogleAnswer): Record<string, unknown> {
  const seconds = Math.floor(now() / 1000)
  const faults: Partial<Record<GoogleAnswer, Record<string, unknown>>> = {
    expired: { iat: seconds - 7200, exp: seconds - 3600 },
    'wrong-audience': { aud: 'another-site.apps.googleusercontent.test' },
    'wrong-nonce': { nonce: randomUUID() },
    // A person who is known to Marea needs no email, so this is a new one.
    'no-email': { sub: 'google-without-email', email: undefined, email_verified: undefined },
  }
  return faults[answer] ?? {}
}
