import { Resolver } from 'node:dns/promises'
import type { doctorEndpoints } from '@marea/contract/operations/doctor.ts'
import type { CallResult } from '@marea/contract/platform/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { examine } from './examine.ts'

type Given = { countFailingWebhooks: (ctx: Ctx) => Promise<number> }

export async function showDoctor(
  ctx: Ctx,
  { countFailingWebhooks }: Given,
): Promise<CallResult<(typeof doctorEndpoints)['GET /admin/doctor']>> {
  const { config, db, now, log } = ctx
  const { files, cards } = ctx.ports
  const examined = {
    ...{ config, db, now, files, cards, dns: new Resolver() },
    countFailingWebhooks: () => countFailingWebhooks(ctx),
  }
  return { readAt: now.toString(), findings: await examine(examined, { log }) }
}
