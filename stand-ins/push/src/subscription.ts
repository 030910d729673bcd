import { createECDH, randomBytes } from 'node:crypto'

/** A name that no public server can have. */
export const pushHost = 'push.marea.test'

/** What a browser gives to a site that may send notifications. */
export type StandInSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

export type Device = { privateKey: string; auth: string; applicationServerKey: string }

/**
 * Subscribes like a browser. The address contains everything about the device, so every process gives the same answer
 * and nothing is stored.
 */
export function subscribe(applicationServerKey: string): StandInSubscription {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  const device: Device = { privateKey: keys.getPrivateKey('base64url'), auth, applicationServerKey }
  const name = Buffer.from(JSON.stringify(device)).toString('base64url')
  return { endpoint: `http://${pushHost}/send/${name}`, keys: { p256dh, auth } }
}

export function deviceAt(path: string): Device | undefined {
  const [, name = ''] = /^\/send\/([\w-]+)$/.exec(path) ?? []
  try {
    return JSON.parse(Buffer.from(name, 'base64url').toString())
  } catch {
    return undefined
  }
}
