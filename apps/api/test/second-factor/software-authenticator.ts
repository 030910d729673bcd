import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const flags = { present: 1, verified: 4, hasCredential: 64 }

type Options = Record<string, unknown> & { challenge: string }

/** An authenticator with one ES256 passkey, as a phone or a security key has it. */
export function softwareAuthenticator(origin: string, { isVerifying = true } = {}) {
  const rpId = new URL(origin).hostname
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let count = 0

  function authenticatorData(more: number, rest = Buffer.alloc(0)): Buffer {
    count += 1
    const head = Buffer.alloc(5)
    head.writeUInt8(flags.present | (isVerifying ? flags.verified : 0) | more)
    head.writeUInt32BE(count, 1)
    return Buffer.concat([sha256(rpId), head, rest])
  }

  function answer(response: Record<string, string>) {
    const encoded = id.toString('base64url')
    return { id: encoded, rawId: encoded, type: 'public-key', response }
  }

  return {
    create({ challenge }: Options) {
      const clientDataJSON = clientData('webauthn.create', challenge, origin)
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey(publicKey)])
      const data = authenticatorData(flags.hasCredential, credential)
      return answer({ ...encode({ clientDataJSON, attestationObject: attestation(data) }) })
    },
    get({ challenge }: Options) {
      const clientDataJSON = clientData('webauthn.get', challenge, origin)
      const data = authenticatorData(0)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return answer(encode({ clientDataJSON, authenticatorData: data, signature }))
    },
  }
}

function encode(parts: Record<string, Buffer>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64url')]),
  )
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function sha256(bytes: Buffer | string): Buffer {
  return createHash('sha256').update(bytes).digest()
}

/** CBOR: { fmt: 'none', attStmt: {}, authData }. */
function attestation(data: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length)
  return Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x59]),
    length,
    data,
  ])
}

/** CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }. */
function coseKey(publicKey: ReturnType<typeof generateKeyPairSync>['publicKey'] & object): Buffer {
  const { x = '', y = '' } = Object(publicKey).export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}
