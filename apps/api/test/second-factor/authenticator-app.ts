import { totpCode, totpStep } from '../../src/identity/second-factor/totp.ts'
import type { TestApp } from '../test-app.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app does with the key it was given. */
export function authenticatorApp({ clock }: { clock: Pick<TestApp['clock'], 'now'> }, key: string) {
  const secret = readBase32(key)
  return {
    /** The code shown after so many seconds. */
    code: (seconds = 0) => totpCode(secret, totpStep(clock.now().add({ seconds }))),
  }
}

function readBase32(text: string): Buffer {
  const letters = [...text.replaceAll(' ', '')]
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
