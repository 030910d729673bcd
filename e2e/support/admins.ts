import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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
  const recoveryCode = await connectApp(page, say)
  await expect(page.getByRole('table').last()).toBeVisible()
  return recoveryCode
}

/** Where the console asks for an authenticator app; returns a recovery code. */
export async function connectApp(page: Page, say: Say): Promise<string> {
  await expect(page.getByRole('img', { name: say('second_factor.qr') })).toBeVisible()
  const key = (await page.locator('code').first().textContent()) ?? ''
  await page.getByLabel(say('second_factor.code'), { exact: true }).fill(codeOf(key))
  await page.getByRole('button', { name: say('second_factor.turn_on') }).click()
  await expect(page.getByText(say('second_factor.save_title'))).toBeVisible()
  await expectAccessible(page)
  const recoveryCode = (await page.locator('code').first().textContent()) ?? ''
  await page.getByRole('button', { name: say('second_factor.saved') }).click()
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

/** The link that a product without administrators prints when it starts. */
export async function printedLink(port: number): Promise<string> {
  const log = join(process.env.MAREA_LOG_DIR ?? '', `${port}.log`)
  let link: string | undefined
  await expect(async () => {
    link = /^http:\S+\/setup#\S+$/m.exec(await readFile(log, 'utf8'))?.[0]
    expect(link).toBeTruthy()
  }).toPass()
  return link ?? ''
}

export async function createAdministrator(page: Page, say: Say, link: string): Promise<void> {
  await page.goto(link)
  const title = say('setup.administrator_title')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expectAccessible(page)
  await page.getByLabel(say('sign_in.name'), { exact: true }).fill('Ana Ruiz')
  await page.getByLabel(say('sign_in.email'), { exact: true }).fill('ana@stays.example')
  await page.getByLabel(say('sign_in.new_password'), { exact: true }).fill('Marea2026')
  await page.getByLabel(say('sign_in.confirm_password'), { exact: true }).fill('Marea2026')
  await page.getByRole('button', { name: say('setup.create_administrator') }).click()
}
