import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import { cancellationCodes } from '@marea/contract/suites/suite-choices.ts'
import type { Ctx } from '#platform/ctx.ts'
import { policyOf } from '#suites/suite-shape.ts'
import { listPolicies } from './listed-store.ts'

/** Every cancellation policy that an owner can choose, the most generous first. */
export async function cancellationPolicies({ db }: Ctx): Promise<CancellationPolicy[]> {
  const policies = (await listPolicies(db)).map(policyOf)
  const place = ({ code }: CancellationPolicy) => cancellationCodes.indexOf(code)
  return policies.sort((a, b) => place(a) - place(b))
}
