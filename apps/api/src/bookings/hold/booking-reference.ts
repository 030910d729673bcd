import { randomBytes } from 'node:crypto'

const referenceLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export function createReference(): string {
  return `MAR-${Array.from(randomBytes(8), (byte) => referenceLetters.charAt(byte % 32)).join('')}`
}
