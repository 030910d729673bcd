import type { z } from 'zod'
import type { ConfiguredProcessor } from './port.ts'
import { configureStripe, stripeKeys } from './stripe/settings.ts'

/** The environment variables of all processors. */
export const cardKeys = { ...stripeKeys }

/** The processor that takes cards. */
export function configureCards(env: CardEnvironment): ConfiguredProcessor | undefined {
  return configureStripe(env)
}

type CardEnvironment = z.infer<z.ZodObject<typeof cardKeys>>
