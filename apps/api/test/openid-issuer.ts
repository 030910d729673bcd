import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { exportJWK, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#platform/clock.ts'

export type Claims = Record<string, unknown>
export type OpenIdIssuer = Awaited<ReturnType<typeof startOpenIdIssuer>>

type Answer = [status: number, body: object]

const googleClientId = 'marea.apps.googleusercontent.test'
const appleClientId = 'com.marea.web'
const teamId = 'TEAM123456'
const keyId = 'KEY1234567'
const publicUrl = 'https://marea.test'
const sixMonths = 15_777_000

/** Stands in for Google and Apple: publishes keys, signs real tokens, trades codes once. */
export async function startOpenIdIssuer(clock: Clock) {
  const clientKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const seen = { keys: 0, secrets: new Set<string>() }
  const behaviour = { cacheControl: 'public, max-age=3600', isTokenBroken: false }
  const { url, close } = await listen(async (path, body) => {
    if (path === '/auth/keys') {
      seen.keys += 1
      return [200, await signer.publish()]
    }
    if (path !== '/auth/token') return [404, {}]
    return behaviour.isTokenBroken ? [500, {}] : exchange(new URLSearchParams(body))
  }, behaviour)
  const signer = newSigner(url, clock)
  const codes = new Map<string, Claims>()

  async function exchange(form: URLSearchParams): Promise<Answer> {
    const isClient = await isRegistered(form, { clientKey, url, clock })
    if (!isClient) return [400, { error: 'invalid_client' }]
    seen.secrets.add(String(form.get('client_secret')))
    const code = String(form.get('code'))
    const claims = codes.get(code)
    if (!claims) return [400, { error: 'invalid_grant' }]
    codes.delete(code)
    return [200, { id_token: await signer.sign(claims), token_type: 'Bearer', expires_in: 3600 }]
  }

  return {
    url,
    seen,
    behaviour,
    environment: environmentFor(url, clientKey),
    googleToken: (claims: Claims) => signer.sign({ aud: googleClientId, ...claims }),
    forgedToken: (claims: Claims) => signer.forge({ aud: googleClientId, ...claims }),
    appleToken: (claims: Claims) => signer.sign({ aud: appleClientId, ...claims }),
    appleCode(claims: Claims): string {
      const code = randomUUID()
      codes.set(code, { aud: appleClientId, ...claims })
      return code
    },
    publicKeyPem: () => signer.publicKeyPem(),
    rotateKeys: () => signer.rotate(),
    close,
  }
}

/** What the API's configuration must say to believe this issuer. */
function environmentFor(url: string, clientKey: KeyObject) {
  return {
    PUBLIC_URL: publicUrl,
    GOOGLE_CLIENT_ID: googleClientId,
    GOOGLE_ISSUERS: url,
    GOOGLE_KEYS_URL: `${url}/auth/keys`,
    APPLE_CLIENT_ID: appleClientId,
    APPLE_TEAM_ID: teamId,
    APPLE_KEY_ID: keyId,
    APPLE_PRIVATE_KEY: String(clientKey.export({ type: 'pkcs8', format: 'pem' })),
    APPLE_ISSUER: url,
  }
}

async function listen(
  answer: (path: string, body: string) => Promise<Answer>,
  behaviour: { cacheControl: string },
) {
  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request.url ?? '', await text(request))
    const headers = { 'content-type': 'application/json', 'cache-control': behaviour.cacheControl }
    response.writeHead(status, headers).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function newSigner(issuer: string, clock: Clock) {
  let pair = newPair()

  /** A token good for an hour, unless the claims say otherwise. */
  function sign(claims: Claims, key = pair.privateKey): Promise<string> {
    const now = Math.floor(clock.now().epochMilliseconds / 1000)
    return new SignJWT({ iss: issuer, iat: now, exp: now + 3600, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: pair.kid })
      .sign(key)
  }

  return {
    sign: (claims: Claims) => sign(claims),
    forge: (claims: Claims) => sign(claims, newPair().privateKey),
    publicKeyPem: () => String(pair.publicKey.export({ type: 'spki', format: 'pem' })),
    rotate() {
      pair = newPair()
    },
    async publish() {
      const jwk = await exportJWK(pair.publicKey)
      return { keys: [{ ...jwk, kid: pair.kid, alg: 'RS256', use: 'sig' }] }
    },
  }
}

function newPair() {
  return { kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }
}

async function isRegistered(
  form: URLSearchParams,
  { clientKey, url, clock }: { clientKey: KeyObject; url: string; clock: Clock },
): Promise<boolean> {
  const isForm =
    form.get('client_id') === appleClientId &&
    form.get('grant_type') === 'authorization_code' &&
    form.get('redirect_uri') === `${publicUrl}/auth/callback`
  const verified = await jwtVerify(
    String(form.get('client_secret')),
    createPublicKey(clientKey.export({ type: 'pkcs8', format: 'pem' })),
    {
      algorithms: ['ES256'],
      issuer: teamId,
      subject: appleClientId,
      audience: url,
      currentDate: new Date(clock.now().epochMilliseconds),
    },
  ).catch(() => undefined)
  const { iat = 0, exp = Infinity } = verified?.payload ?? {}
  return isForm && verified?.protectedHeader.kid === keyId && exp - iat <= sixMonths
}
