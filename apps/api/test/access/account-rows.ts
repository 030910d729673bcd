import { randomUUID } from 'node:crypto'
import { subscribe } from '@marea/push-stand-in/subscription.ts'
import { password } from '../people.ts'
import { session } from '../user-data.ts'
import { type AccessRow, anyone, notConfigured, signedInOnly } from './access-row.ts'

const passkeyAnswer = { id: 'none', rawId: 'none', type: 'public-key' }
const noRegistration = { clientDataJSON: 'e30', attestationObject: 'e30' }
const noSignature = { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' }
const outboxMail = { id: 'no-such-mail' }

export const accountRows = {
  'GET /user/passkeys': signedInOnly,
  'POST /user/passkeys/options': signedInOnly,
  'POST /user/passkeys': {
    ...signedInOnly,
    body: { name: 'Laptop', answer: { ...passkeyAnswer, response: noRegistration } },
  },
  'DELETE /user/passkeys/:id': { ...signedInOnly, params: { id: randomUUID() } },
  'POST /user/login/passkey/options': anyone,
  'POST /user/login/passkey': {
    ...anyone,
    body: { answer: { ...passkeyAnswer, response: noSignature } },
  },
  'POST /user/confirmation/passkey': {
    ...signedInOnly,
    body: { answer: { ...passkeyAnswer, response: noSignature } },
  },
  'GET /user/second-factor': signedInOnly,
  'POST /user/second-factor/setup': signedInOnly,
  'POST /user/second-factor/activation': { ...signedInOnly, body: { code: '000000' } },
  'POST /user/second-factor/confirmation': { ...signedInOnly, body: { code: '000000' } },
  'POST /user/second-factor/recovery-codes': { ...signedInOnly, body: { code: '000000' } },
  'POST /user/second-factor/removal': { ...signedInOnly, body: { code: '000000' } },
  'GET /dev/outbox': notConfigured,
  'GET /dev/outbox/:id': { ...notConfigured, params: outboxMail },
  'GET /dev/outbox/:id/html': { ...notConfigured, params: outboxMail, query: '?language=en' },
  'GET /settings/Locale/full': { ...anyone, query: '?key=web' },
  'POST /user/register': { ...anyone, body: { gender: 'other' } },
  'POST /user/login/email': { ...anyone, body: { email: 'nobody@marea.test', password } },
  'POST /user/login/link': { ...anyone, body: { token: 'none' } },
  'GET /user/nonce': notConfigured,
  'POST /user/google': { ...notConfigured, body: { token: 'none' } },
  'POST /user/apple': { ...notConfigured, body: { token: 'none', code: 'none', state: 'none' } },
  'GET /user/info': signedInOnly,
  'GET /user/forgot-password': { ...anyone, query: '?email=nobody@marea.test' },
  'POST /user/password-reset': { ...anyone, body: { token: 'none', password } },
  'POST /user/email-confirmation': { ...anyone, body: { token: 'none' } },
  'POST /user/email-confirmation/mail': signedInOnly,
  'POST /user/confirmation': { ...signedInOnly, body: { password } },
  'POST /user/confirmation/google': { ...notConfigured, body: { token: 'none' } },
  'POST /user/confirmation/apple': {
    ...notConfigured,
    body: { token: 'none', code: 'none', state: 'none' },
  },
  'POST /user/confirmation/mail': signedInOnly,
  'POST /user/confirmation/link': { ...signedInOnly, body: { token: 'none' } },
  'PUT /user/profile': { ...signedInOnly, body: { fullName: 'Somebody' } },
  'PUT /user/password': { ...signedInOnly, body: { password, confirmation: password } },
  'POST /user/email-change': { ...signedInOnly, body: { email: 'none' } },
  'POST /user/email-change/confirmation': { ...signedInOnly, body: { token: 'none' } },
  'POST /user/email-change/undo': { ...anyone, body: { token: 'none', password } },
  'GET /user/owner-profile': signedInOnly,
  'PUT /user/owner-profile': { ...signedInOnly, body: { languages: ['es', 'en'] } },
  'PUT /user/photo': signedInOnly,
  'DELETE /user/photo': signedInOnly,
  'GET /user/photo/:key': { ...anyone, params: { key: 'a'.repeat(43) } },
  'DELETE /user': { ...signedInOnly, body: {} },
  'DELETE /user/session': signedInOnly,
  'DELETE /user/acting': signedInOnly,
  'GET /user/sessions': signedInOnly,
  'DELETE /user/sessions/:id': { ...signedInOnly, of: session },
  'GET /user/data': signedInOnly,
  'GET /push-subscription': signedInOnly,
  'PUT /push-subscription': { ...signedInOnly, body: subscribe('any key') },
  'POST /push-subscription/test': signedInOnly,
  'DELETE /push-subscription': signedInOnly,
} satisfies Record<string, AccessRow>
