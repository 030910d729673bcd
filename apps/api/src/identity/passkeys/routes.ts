import { anyone, signedIn } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import { confirmByPasskey, signInByPasskey, signInOptions } from './passkey-sign-in.ts'
import { addPasskey, registrationOptions, removePasskey, showPasskeys } from './passkeys.ts'

export const passkeysRoutes = {
  'GET /user/passkeys': signedIn((ctx) => showPasskeys(ctx)),
  'POST /user/passkeys/options': signedIn((ctx) => registrationOptions(ctx), { weight: 20 }),
  'POST /user/passkeys': signedIn((ctx, { body }) => addPasskey(ctx, body), { weight: 20 }),
  'DELETE /user/passkeys/:id': signedIn((ctx, { params }) => removePasskey(ctx, params.id)),
  'POST /user/login/passkey/options': anyone((ctx) => signInOptions(ctx), { weight: 20 }),
  'POST /user/login/passkey': anyone(
    (ctx, { body }, facts) => signInByPasskey(ctx, body.answer, facts),
    { weight: 20 },
  ),
  'POST /user/confirmation/passkey': signedIn(
    (ctx, { body }) => confirmByPasskey(ctx, body.answer),
    { weight: 20, isBeforeSecondFactor: true },
  ),
} satisfies Routes
