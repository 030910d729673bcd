import type { Gender, User } from '@marea/contract/identity/endpoints.ts'
import {
  type RegistrationFields,
  registrationErrors,
} from '@marea/contract/identity/registration-rules.ts'
import { createAccount, sealSecret } from '#identity/account/account.ts'
import { fieldErrorMessages } from '#identity/field-errors.ts'
import { openSession } from '#identity/session/session.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { RequestFacts } from '#platform/http/serve.ts'
import { Problem } from '#platform/problem.ts'

type Registration = RegistrationFields & { gender: Gender | ''; next?: string | undefined }

/** Responds alike whether the address is new or held: see decision 6. */
export async function register(
  ctx: Ctx,
  { fullName, email, phone, gender, pin, conPin, next }: Registration,
  facts: RequestFacts,
): Promise<User> {
  const faults = registrationErrors({ fullName, email, phone, pin, conPin })
  if (Object.keys(faults).length > 0) {
    throw new Problem('identity.registration_refused', { fields: fieldErrorMessages(faults) })
  }
  const secret = await sealSecret(ctx, email, { kind: 'pin', value: pin })
  const person = { fullName: fullName.trim(), phone: phone.trim(), gender: gender || null, email }
  const { language } = facts
  const network = facts.address()
  return inTransaction(ctx, async (ctx) => {
    const account = await createAccount(ctx, { ...person, language, network, next }, secret)
    return openSession(ctx, account, { way: 'registration', facts })
  })
}
