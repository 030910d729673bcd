import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { withDatabase } from './database.ts'
import { expect, expectAccessible } from './marea.ts'
import { createGuest, type Guest, storeSession } from './people.ts'
import type { Say } from './reader.ts'

export async function createAdmin(fullName?: string): Promise<Guest> {
  const guest = await createGuest({ isConfirmed: true })
  await withDatabase(async (client) => {
    await client.query(
      `update users set profile = 'ADMIN', full_name = coalesce($2, full_name) where id = $1`,
      [guest.id, fullName ?? null],
    )
  })
  const profile = 'ADMIN'
  return Object.assign(guest, { profile, ...(fullName ? { fullName } : {}) })
}

/** Sets up an authenticator app at the first visit of the console; returns a recovery code. */
export async function setUpApp(page: Page, say: Say, admin: Guest): Promise<string> {
  await storeSession(page, admin)
  await page.goto('/admin')
  await expect(page.getByRole('img', { name: say('second_factor.qr') })).toBeVisible()
  const key = (await page.locator('code').first().textContent()) ?? ''
  await page.getByLabel(say('second_factor.code'), { exact: true }).fill(codeOf(key))
  await page.getByRole('button', { name: say('second_factor.turn_on') }).click()
  await expect(page.getByText(say('second_factor.save_title'))).toBeVisible()
  await expectAccessible(page)
  const recoveryCode = (await page.locator('code').first().textContent()) ?? ''
  await page.getByRole('button', { name: say('second_factor.saved') }).click()
  await expect(page.getByRole('table').last()).toBeVisible()
  return recoveryCode
}

/** What an authenticator app shows for the key now (RFC 6238). */
function codeOf(key: string): string {
  const letters = [...key.replaceAll(' ', '')]
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
