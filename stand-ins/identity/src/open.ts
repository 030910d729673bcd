import { generateKeyPairSync } from 'node:crypto'
import { newHandle } from './handle.ts'
import { listen } from './listen.ts'
import { standInPath } from './page.ts'
import { openSigner } from './signer.ts'
import { type Claims, openStore } from './store.ts'
import type { World } from './world.ts'

export type IdentityStandIn = Awaited<ReturnType<typeof openIdentityStandIn>>

type Options = { folder: string; publicUrl: string; now(): number }

/** A local Google and Apple: real tokens and protocols with invented accounts. */
export async function openIdentityStandIn({ folder, publicUrl, now }: Options) {
  const store = openStore(folder, now)
  const signer = openSigner(store, now)
  // The handler needs the listener's address, so it is created after it.
  const door = await listen((request) => handle(request))
  const privateKey = store.setting('apple client key', newClientKey)
  const site = publicUrl.replace(/\/+$/, '')
  const google = googleClient(`${door.url}${standInPath}`)
  const apple = appleClient(`${door.url}${standInPath}`, { site, privateKey })
  const world: World = { now, publicUrl: site, store, signer, google, apple }
  const handle = newHandle(world)
  return {
    google,
    apple,
    handle,
    googleToken: (claims: Claims) => signer.sign(asGoogle(world, claims)),
    appleToken: (claims: Claims) => signer.sign(asApple(world, claims)),
    forgedToken: (claims: Claims) => signer.forge(asGoogle(world, claims)),
    appleCode: (claims: Claims, { hasOutage = false } = {}) =>
      store.issueCode({ claims: asApple(world, claims), hasOutage }),
    rotateKeys: () => signer.rotate(),
    publicKeyPem: () => signer.publicKeyPem(),
    close() {
      door.close()
      store.close()
    },
  }
}

/** Servers call the stand-in's own address; browsers use the paths that the product serves. */
function googleClient(door: string) {
  return {
    clientId: 'marea-demo.apps.googleusercontent.test',
    issuers: ['https://accounts.google.stand-in.test'],
    keysUrl: `${door}/google/oauth2/v3/certs`,
    scriptUrl: `${standInPath}/google/gsi/client`,
  }
}

function appleClient(door: string, { site, privateKey }: { site: string; privateKey: string }) {
  return {
    clientId: 'test.marea.demo',
    teamId: 'DEMOTEAM01',
    keyId: 'DEMOKEY001',
    privateKey,
    issuer: 'https://appleid.apple.stand-in.test',
    keysUrl: `${door}/apple/auth/keys`,
    tokenUrl: `${door}/apple/auth/token`,
    authorizeUrl: `${standInPath}/apple/auth/authorize`,
    redirectUrl: `${site}/auth/callback`,
  }
}

function asGoogle({ google }: World, claims: Claims): Claims {
  return { iss: google.issuers[0], aud: google.clientId, ...claims }
}

function asApple({ apple }: World, claims: Claims): Claims {
  return { iss: apple.issuer, aud: apple.clientId, ...claims }
}

function newClientKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
}
