import { randomUUID } from 'node:crypto'
import type { AppleAccount } from '#people.ts'
import type { World } from '#world.ts'
import type { EmailChoice } from './accounts.ts'

export const appleAnswers = ['valid', 'exchange-fails', 'wrong-nonce', 'expired'] as const

export type AppleAnswer = (typeof appleAnswers)[number]

type Consent = {
  account: AppleAccount
  email: EmailChoice
  isFirst: boolean
  answer: AppleAnswer
  nonce: string
  state: string
}

/** The fields that Apple posts back; the name is among them at the first consent only. */
export async function fieldsAfter(world: World, consent: Consent): Promise<Record<string, string>> {
  const { account, answer, state, isFirst } = consent
  const claims = claimsOf(world, consent)
  const token = await world.signer.sign({ ...claims, ...faultOf(world, answer) })
  const code = world.store.issueCode({ claims, hasOutage: answer === 'exchange-fails' })
  const { firstName, lastName } = account
  const user = JSON.stringify({ name: { firstName, lastName }, email: claims.email })
  return { state, code, id_token: token, ...(isFirst ? { user } : {}) }
}

function claimsOf({ apple }: World, { account, email, nonce }: Consent) {
  const isPrivate = email === 'hide'
  return {
    iss: apple.issuer,
    aud: apple.clientId,
    sub: `apple-${account.id}`,
    nonce,
    nonce_supported: true,
    email: isPrivate ? account.relayEmail : account.email,
    // Apple sends these as text.
    email_verified: 'true',
    ...(isPrivate ? { is_private_email: 'true' } : {}),
  }
}

function faultOf({ now }: World, answer: AppleAnswer): Record<string, unknown> {
  const seconds = Math.floor(now() / 1000)
  if (answer === 'wrong-nonce') return { nonce: randomUUID() }
  return answer === 'expired' ? { iat: seconds - 7200, exp: seconds - 3600 } : {}
}
