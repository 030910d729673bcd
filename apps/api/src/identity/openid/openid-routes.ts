import { anyone, signedIn } from '#platform/http/audiences.ts'
import type { Routes } from '#platform/http/serve.ts'
import type {
  AppleSettings,
  GoogleSettings,
  SignInProviders,
} from '#platform/sign-in-providers/port.ts'
import { createAppleReader, signInWithApple } from './apple.ts'
import { createGoogleReader, signInWithGoogle } from './google.ts'
import { issueNonce } from './nonce.ts'
import { confirmByProvider } from './openid-sign-in.ts'

/** Only configured providers are served; the others are not found. */
export function openIdRoutes({ google, apple }: SignInProviders): Routes {
  return {
    ...(google || apple ? nonceRoutes : {}),
    ...(google ? googleRoutes(google) : {}),
    ...(apple ? appleRoutes(apple) : {}),
  }
}

const nonceRoutes = {
  'GET /user/nonce': anyone((ctx) => issueNonce(ctx), { weight: 10 }),
} satisfies Routes

function googleRoutes(google: GoogleSettings) {
  const read = createGoogleReader(google)
  return {
    'POST /user/google': anyone(
      async (ctx, { body }, facts) => signInWithGoogle(ctx, await read(ctx, body), facts),
      { weight: 10 },
    ),
    'POST /user/confirmation/google': signedIn(
      async (ctx, { body }) => confirmByProvider(ctx, 'google', (await read(ctx, body)).subject),
      { weight: 10 },
    ),
  } satisfies Routes
}

function appleRoutes(apple: AppleSettings) {
  const read = createAppleReader(apple)
  return {
    'POST /user/apple': anyone(
      async (ctx, { body }, facts) => signInWithApple(ctx, await read(ctx, body), facts),
      { weight: 10 },
    ),
    'POST /user/confirmation/apple': signedIn(
      async (ctx, { body }) => confirmByProvider(ctx, 'apple', (await read(ctx, body)).subject),
      { weight: 10 },
    ),
  } satisfies Routes
}
