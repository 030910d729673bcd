import type { Page } from '@playwright/test'
import { createAdmin, setUpApp } from './support/admins.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { createGuest, storeSession } from './support/people.ts'
import { readAs, type Say } from './support/reader.ts'

test('a guest signs in with a passkey; an administrator needs a code before the console opens @desktop', async ({
  page,
}, testInfo) => {
  test.slow()
  const say = await readAs(page, testInfo)
  await usePasskey(page, say)
  const admin = await createAdmin()
  const recoveryCode = await setUpApp(page, say, admin)
  await signOut(page, say)
  await page.goto('/sign-in?next=/admin')
  await page.getByLabel(say('sign_in.email'), { exact: true }).fill(admin.email)
  await page.getByLabel(say('sign_in.password'), { exact: true }).fill(admin.pin)
  await page.getByRole('button', { name: say('shell.sign_in') }).click()
  const dialog = page.getByRole('alertdialog', { name: say('second_factor.ask_title') })
  await dialog.getByRole('button', { name: say('second_factor.use_recovery') }).click()
  await dialog.getByLabel(say('second_factor.recovery_code')).fill(recoveryCode)
  await dialog.getByRole('button', { name: say('second_factor.confirm') }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/admin')
  await expect(page.getByRole('table').last()).toBeVisible()
})

async function usePasskey(page: Page, say: Say) {
  await addAuthenticator(page)
  await storeSession(page, await createGuest({ isConfirmed: true }))
  await page.goto('/account-settings')
  await page.getByRole('button', { name: say('passkeys.add') }).click()
  await expect(page.getByRole('button', { name: /passkey|llave/i })).toHaveCount(2)
  await expectAccessible(page)
  await signOut(page, say)
  await page.goto('/sign-in')
  await page.getByRole('button', { name: say('passkeys.sign_in') }).click()
  await expect(page.getByRole('button', { name: say('shell.your_account') })).toBeVisible()
  await signOut(page, say)
}

/**
 * A virtual authenticator that approves by itself, so passkey autofill does not offer it unasked.
 */
async function addAuthenticator(page: Page) {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signOut(page: Page, say: Say) {
  await page.goto('/more')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('shell.sign_out') }).click()
  await expect(page.getByRole('link', { name: say('shell.sign_in') }).first()).toBeVisible()
}
