import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { User } from './endpoints.ts'
import { factorAddition, factorChange } from './second-factor.ts'

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const base64url = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/)

const publicKey = z.literal('public-key')

/** What the browser's WebAuthn API takes, as JSON. */
const CreationOptions = z.object({
  challenge: base64url,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: base64url, type: publicKey })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type CreationOptions = z.infer<typeof CreationOptions>

const RequestOptions = z.object({
  challenge: base64url,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof RequestOptions>

/** What the browser's WebAuthn API answers, as JSON; other fields are ignored. */
const answer = {
  id: base64url.min(1).max(1400),
  rawId: base64url.min(1).max(1400),
  type: publicKey,
}

export const RegistrationAnswer = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

export const SignInAnswer = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})

const name = z.string().trim().min(1).max(60)

export const passkeysEndpoints = endpoints({
  'GET /user/passkeys': {
    summary: 'List your passkeys',
    result: z.array(Passkey),
    problems: ['identity.sign_in_required'],
  },
  'POST /user/passkeys/options': {
    summary: 'Get what the browser needs to create a passkey; needs a recent sign-in',
    result: CreationOptions,
    problems: [...factorAddition, 'identity.too_many_passkeys'],
  },
  'POST /user/passkeys': {
    summary: 'Add the passkey that the browser created',
    body: z.strictObject({ name, answer: RegistrationAnswer }),
    result: z.array(Passkey),
    problems: [...factorAddition, 'identity.passkey_refused', 'identity.too_many_passkeys'],
  },
  'DELETE /user/passkeys/:id': {
    summary: 'Remove a passkey; needs a recent sign-in',
    params: z.strictObject({ id: z.uuid() }),
    result: z.array(Passkey),
    problems: [...factorChange, 'resource.not_found'],
  },
  'POST /user/login/passkey/options': {
    summary: 'Get what the browser needs to ask for a passkey',
    result: RequestOptions,
  },
  'POST /user/login/passkey': {
    summary: 'Sign in with a passkey, which counts as both steps',
    body: z.strictObject({ answer: SignInAnswer }),
    result: User,
    problems: ['identity.passkey_refused'],
  },
  'POST /user/confirmation/passkey': {
    summary:
      'Confirm the identity of this session by a passkey, or finish signing in; counts as both steps',
    body: z.strictObject({ answer: SignInAnswer }),
    result: User,
    problems: ['identity.sign_in_required', 'identity.passkey_refused', 'identity.other_account'],
  },
})
