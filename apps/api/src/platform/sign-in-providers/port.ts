import type { IdentityStandIn } from '@marea/identity-stand-in/open.ts'
import type { Config } from '#config.ts'

export type GoogleSettings = NonNullable<Config['google']>
export type AppleSettings = NonNullable<Config['apple']>

export type SignInProviders = {
  google?: GoogleSettings | undefined
  apple?: AppleSettings | undefined
  standIn?: IdentityStandIn
}
