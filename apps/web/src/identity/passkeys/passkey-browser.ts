import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { call, callPlain } from '#platform/api/api.ts'
import { storeUser } from '#platform/session/session.ts'

export async function createPasskey(name: string) {
  const options = await call('POST /user/passkeys/options')
  const { id, rawId, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports = [] } = response
  const answer = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, transports },
  }
  return call('POST /user/passkeys', { body: { name, answer } })
}

let isAsked = false

export async function signInWithPasskey(): Promise<void> {
  isAsked = true
  try {
    await enter(await sign(await askForChallenge(), { useBrowserAutofill: false }))
  } finally {
    isAsked = false
  }
}

/** The session stays the same, and counts as just signed in with its second factor. */
export async function confirmWithPasskey() {
  const answer = await sign(await askForChallenge(), { useBrowserAutofill: false })
  return call('POST /user/confirmation/passkey', { body: { answer } })
}

/** Offers passkeys where the browser fills in the email; true when one was chosen. */
export async function offerPasskeys(): Promise<boolean> {
  if (!(await browserSupportsWebAuthnAutofill())) return false
  const challenge = await askForChallenge()
  // A browser shows one passkey prompt at a time, and this one would replace the person's own.
  if (isAsked) return false
  await enter(await sign(challenge, { useBrowserAutofill: true }))
  return true
}

export function withdrawOffer(): void {
  WebAuthnAbortService.cancelCeremony()
}

function askForChallenge() {
  return callPlain('POST /user/login/passkey/options')
}

async function sign(
  challenge: Awaited<ReturnType<typeof askForChallenge>>,
  { useBrowserAutofill }: { useBrowserAutofill: boolean },
) {
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: challenge,
    useBrowserAutofill,
  })
  const { clientDataJSON, authenticatorData, signature } = response
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature },
  }
}

async function enter(answer: Awaited<ReturnType<typeof sign>>): Promise<void> {
  storeUser(await callPlain('POST /user/login/passkey', { body: { answer } }))
}
