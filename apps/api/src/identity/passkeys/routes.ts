import type { Routes } from '#platform/http/serve.ts'
import { confirmByPasskey, signInByPasskey, signInOptions } from './passkey-sign-in.ts'
import { addPasskey, registrationOptions, removePasskey, showPasskeys } from './passkeys.ts'

export const passkeysRoutes = {
  'GET /user/passkeys': { audience: 'signed-in', handle: (ctx) => showPasskeys(ctx) },
  'POST /user/passkeys/options': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx) => registrationOptions(ctx),
  },
  'POST /user/passkeys': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => addPasskey(ctx, body),
  },
  'DELETE /user/passkeys/:id': {
    audience: 'signed-in',
    handle: (ctx, { params }) => removePasskey(ctx, params.id),
  },
  'POST /user/login/passkey/options': {
    audience: 'anyone',
    weight: 20,
    handle: (ctx) => signInOptions(ctx),
  },
  'POST /user/login/passkey': {
    audience: 'anyone',
    weight: 20,
    handle: (ctx, { body }, facts) => signInByPasskey(ctx, body.answer, facts),
  },
  'POST /user/confirmation/passkey': {
    audience: 'signed-in',
    weight: 20,
    isBeforeSecondFactor: true,
    handle: (ctx, { body }) => confirmByPasskey(ctx, body.answer),
  },
} satisfies Routes
