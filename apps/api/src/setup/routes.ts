import type { Routes } from '#platform/http/serve.ts'
import { checkStep } from './checks/check-step.ts'
import { confirmEmail } from './checks/test-email.ts'
import { createFirstAdministrator } from './link/first-administrator.ts'
import { checkLink } from './link/link.ts'
import { addSamples, type ReadSampleHomes, removeSamples } from './site/samples.ts'
import { openSite, showSite } from './site/site.ts'
import { changeStep, showSetup } from './steps/steps.ts'

const known = {
  'POST /setup/link': {
    audience: 'anyone',
    weight: 20,
    handle: (ctx, { body }, facts) => checkLink(ctx, body.token, facts),
  },
  'POST /setup/administrator': {
    audience: 'anyone',
    weight: 20,
    handle: (ctx, { body }, facts) => createFirstAdministrator(ctx, body, facts),
  },
  'GET /admin/setup': { audience: 'admin', handle: (ctx) => showSetup(ctx) },
  'PUT /admin/setup/:step': {
    audience: 'admin',
    handle: (ctx, { params, body }) => changeStep(ctx, params.step, body.state),
  },
  'POST /admin/setup/:step/check': {
    audience: 'admin',
    weight: 20,
    handle: (ctx, { params, body }) => checkStep(ctx, params.step, body.settings),
  },
  'POST /admin/setup/email/confirmation': {
    audience: 'admin',
    weight: 20,
    handle: (ctx, { body }) => confirmEmail(ctx, body.digits),
  },
  'GET /admin/site': { audience: 'admin', handle: (ctx) => showSite(ctx) },
  'POST /admin/site/opening': { audience: 'admin', handle: (ctx) => openSite(ctx) },
  'DELETE /admin/site/samples': { audience: 'admin', handle: (ctx) => removeSamples(ctx) },
} satisfies Routes

export function setupRoutes(readSampleHomes: ReadSampleHomes) {
  return {
    ...known,
    'POST /admin/site/samples': {
      audience: 'admin',
      weight: 20,
      handle: (ctx) => addSamples(ctx, readSampleHomes),
    },
  } satisfies Routes
}
