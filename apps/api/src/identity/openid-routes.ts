import type { Config } from '#config.ts'
import type { Routes } from '#platform/serve.ts'
import { newAppleSignIn } from './apple.ts'
import { newGoogleSignIn } from './google.ts'
import { issueNonce } from './nonce.ts'

/** Only what is configured is served; the rest is not found. */
export function openIdRoutes({ google, apple }: Pick<Config, 'google' | 'apple'>): Routes {
  return {
    ...(google || apple ? nonceRoutes : {}),
    ...(google ? googleRoutes(google) : {}),
    ...(apple ? appleRoutes(apple) : {}),
  }
}

const nonceRoutes = {
  'GET /user/nonce': { who: 'anyone', weight: 10, handle: (ctx) => issueNonce(ctx) },
} satisfies Routes

function googleRoutes(google: NonNullable<Config['google']>) {
  const signIn = newGoogleSignIn(google)
  return {
    'POST /user/google': {
      who: 'anyone',
      weight: 10,
      handle: (ctx, { body }, facts) => signIn(ctx, body, facts),
    },
  } satisfies Routes
}

function appleRoutes(apple: NonNullable<Config['apple']>) {
  const signIn = newAppleSignIn(apple)
  return {
    'POST /user/apple': {
      who: 'anyone',
      weight: 10,
      handle: (ctx, { body }, facts) => signIn(ctx, body, facts),
    },
  } satisfies Routes
}
