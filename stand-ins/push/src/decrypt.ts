import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import type { Device } from './subscription.ts'

const saltLength = 16
const tagLength = 16

/** Opens a message of one record that is encrypted for a device by RFC 8291 (`aes128gcm`). */
export function decrypt(body: Buffer, { privateKey, auth }: Device): string {
  const salt = body.subarray(0, saltLength)
  const keyLength = body.readUInt8(saltLength + 4)
  const senderKey = body.subarray(saltLength + 5, saltLength + 5 + keyLength)
  const sealed = body.subarray(saltLength + 5 + keyLength)
  const own = createECDH('prime256v1')
  own.setPrivateKey(privateKey, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey])
  const shared = own.computeSecret(senderKey)
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opening = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: tagLength })
  opening.setAuthTag(sealed.subarray(-tagLength))
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -tagLength)), opening.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
