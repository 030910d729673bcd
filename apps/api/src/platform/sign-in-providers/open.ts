import { join } from 'node:path'
import { openIdentityStandIn } from '@marea/identity-stand-in/open.ts'
import type { Config } from '#config.ts'
import type { Clock } from '#platform/clock.ts'
import type { SignInProviders } from './port.ts'

type Settings = Pick<Config, 'google' | 'apple' | 'hasIdentityStandIn' | 'dataDir' | 'publicUrl'>

/** The configured providers, or in a demo the stand-in; the same code verifies the tokens of both. */
export async function openSignInProviders(
  { google, apple, hasIdentityStandIn, dataDir, publicUrl }: Settings,
  clock: Clock,
): Promise<SignInProviders> {
  if (!hasIdentityStandIn) return { google, apple }
  const standIn = await openIdentityStandIn({
    folder: join(dataDir, 'identity-stand-in'),
    publicUrl,
    now: () => clock.now().epochMilliseconds,
  })
  return { google: standIn.google, apple: standIn.apple, standIn }
}
