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
  'GET /user/second-factor': { audience: 'signed-in', handle: (ctx) => showSecondFactor(ctx) },
  'POST /user/second-factor/setup': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx) => startSetup(ctx),
  },
  'POST /user/second-factor/activation': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => activate(ctx, body.code),
  },
  'POST /user/second-factor/confirmation': {
    audience: 'signed-in',
    weight: 20,
    isBeforeSecondFactor: true,
    handle: (ctx, { body }) => confirmSession(ctx, body.code),
  },
  'POST /user/second-factor/recovery-codes': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => renewRecoveryCodes(ctx, body.code),
  },
  'POST /user/second-factor/removal': {
    audience: 'signed-in',
    weight: 20,
    handle: (ctx, { body }) => switchOff(ctx, body.code),
  },
} satisfies Routes
