import { signedIn } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import {
  activate,
  confirmSession,
  renewRecoveryCodes,
  showSecondFactor,
  startSetup,
  switchOff,
} from './second-factor.ts'

export const secondFactorRoutes = {
  'GET /user/second-factor': signedIn((ctx) => showSecondFactor(ctx)),
  'POST /user/second-factor/setup': signedIn((ctx) => startSetup(ctx), { weight: 20 }),
  'POST /user/second-factor/activation': signedIn((ctx, { body }) => activate(ctx, body.code), {
    weight: 20,
  }),
  'POST /user/second-factor/confirmation': signedIn(
    (ctx, { body }) => confirmSession(ctx, body.code),
    { weight: 20, isBeforeSecondFactor: true },
  ),
  'POST /user/second-factor/recovery-codes': signedIn(
    (ctx, { body }) => renewRecoveryCodes(ctx, body.code),
    { weight: 20 },
  ),
  'POST /user/second-factor/removal': signedIn((ctx, { body }) => switchOff(ctx, body.code), {
    weight: 20,
  }),
} satisfies Routes
