import type { Page, TestInfo } from '@playwright/test'
import { clabeError } from '../packages/contract/src/wallet/clabe.ts'
import { answerBank, typeCard } from './support/card-form.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { ageBankAccounts, matureCardMoney } from './support/pass-time.ts'
import { callApi, enterAsNewGuest, signIn } from './support/people.ts'
import { readAs, type Say } from './support/reader.ts'

const landing = { timeout: 30_000 }

/** Another account number for each repetition, with a valid check digit. */
function clabeOf({ repeatEachIndex }: TestInfo): string {
  const digits = 64618015709851091n + BigInt(repeatEachIndex)
  const numbers = Array.from({ length: 10 }, (_, last) => `${digits}${last}`)
  return numbers.find((number) => !clabeError(number)) ?? ''
}

async function addFunds(page: Page, say: Say, amount: string): Promise<void> {
  await page.goto('/my-wallet?open=add')
  await page.getByLabel(say('deposit.amount')).fill(amount)
}

function addButton(page: Page, say: Say, amount: string) {
  return page
    .getByRole('dialog')
    .getByRole('button', { name: say('deposit.do_amount', { amount }) })
}

/** Changes the default card, so that the page reloads its cards while one is selected. */
async function changeCards(page: Page, token: string): Promise<void> {
  const cards = await callApi('/payment-methods', { method: 'GET', token })
  const isRead = page.waitForResponse(/\/api\/payment-methods$/)
  await callApi(`/payment-methods/${cards[0].id}`, {
    method: 'PUT',
    token,
    body: { isDefault: true },
  })
  await isRead
}

/** Adds an account after a wrong check digit, and is refused when adding it again. */
async function addMexicanAccount(page: Page, say: Say, clabe: string): Promise<void> {
  await page.goto('/account-settings/back-account')
  await page.getByRole('button', { name: say('bank.add') }).click()
  await page.getByText(say('bank.country.MX'), { exact: true }).last().click()
  const number = page.getByLabel(say('bank.clabe'))
  await number.fill(clabe.slice(0, -1) + ((Number(clabe.at(-1)) + 1) % 10))
  await expect(page.getByText(say('bank.fault.clabe.checksum'))).toBeVisible()
  await number.fill(clabe)
  await expect(page.getByText(say('bank.number_valid_bank', { bank: 'STP' }))).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('bank.add') })
    .click()
  await expect(page.getByText(say('bank.added'))).toBeVisible()
  await page.getByRole('button', { name: say('bank.add') }).click()
  await page.getByText(say('bank.country.MX'), { exact: true }).last().click()
  await number.fill(clabe)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('bank.add') })
    .click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    say('problem.bank_accounts.known'),
  )
}

test('a 3-D Secure card is saved, and a deposit with it appears live @phone', async ({
  page,
  complaints,
}, testInfo) => {
  test.slow()
  const say = await readAs(page, testInfo)
  const { token } = await enterAsNewGuest(page, { funds: 100_00 })
  const amount = `$61.${25 + testInfo.repeatEachIndex}`
  await page.goto('/account-settings/payment')
  await page.getByRole('button', { name: say('card.add') }).click()
  const save = page.getByRole('button', { name: say('card.keep') })
  await save.click()
  await expect(page.getByText(say('payments.card.holder_required'))).toBeVisible()
  await expect(page.getByText(say('problem.payments.fields_missing'))).toBeVisible()
  await expectAccessible(page)
  await typeCard(page, say, '4000002500003155')
  await save.click()
  await answerBank(page, say, 'yes')
  await expect(page.getByText(say('card.added', { card: 'Visa 3155' }))).toBeVisible(landing)
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa 3155' }).first()).toBeVisible()

  await addFunds(page, say, '50')
  const chosen = page.getByRole('radio', { name: 'Visa 3155' }).first()
  await chosen.check()
  await changeCards(page, token)
  await expect(chosen).toBeChecked()
  await addButton(page, say, '$50').click()
  await expect(
    page.getByText(say('deposit.too_small', { amount: '$50' }), { exact: true }),
  ).toBeVisible()
  await page.getByLabel(say('deposit.amount')).fill(amount.slice(1))
  await expectAccessible(page)
  await addButton(page, say, amount).click()
  await expect(page.getByText(say('deposit.sent'))).toBeVisible()
  const line = page.getByRole('row').filter({ hasText: `+${amount}` })
  await expect(line).toContainText(
    say('wallet.kind.deposit.credited', { card: 'Visa 3155' }),
    landing,
  )
  await expect(page.getByText(say('deposit.added', { amount }))).toHaveCount(0)
  await expectAccessible(page)
  await line.getByRole('link').click()
  await expect(page.getByRole('dialog')).toContainText(say('deposit.status.credited'))
  const receipt = page.waitForEvent('download')
  await page.getByRole('button', { name: say('deposit.receipt') }).click()
  expect((await receipt).suggestedFilename()).toMatch(/^marea-\w{8}\.pdf$/)

  await page.goto('/account-settings/purchases')
  const purchase = page.getByRole('row').filter({ hasText: `−${amount}` })
  await expect(purchase).toContainText(say('purchase.status.succeeded'))
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a declined card shows the reason and keeps the form fields @phone', async ({
  page,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  await enterAsNewGuest(page, { funds: 100_00 })
  await addFunds(page, say, '75')
  await page.getByText(say('deposit.new_card')).click()
  await typeCard(page, say, '4000000000009995')
  await addButton(page, say, '$75').click()
  const refusal = page.getByRole('dialog').getByRole('alert')
  await expect(refusal).toContainText(say('problem.wallet.deposit_failed'))
  await expect(refusal).toContainText(say('payments.failure.insufficient_funds'))
  await expect(page.getByLabel(say('deposit.amount'))).toHaveValue('75.00')
  await expectAccessible(page)

  await typeCard(page, say, '4000002760003184')
  await addButton(page, say, '$75').click()
  await answerBank(page, say, 'no')
  await expect(refusal).toContainText(say('payments.failure.authentication_failed'), landing)
})

test('a Mexican bank account is added, and a withdrawal shows every status @desktop', async ({
  page,
  complaints,
}, testInfo) => {
  test.slow()
  const say = await readAs(page, testInfo)
  const { id: userId } = await enterAsNewGuest(page, { funds: 100_00 })
  await matureCardMoney(userId)
  const clabe = clabeOf(testInfo)
  const amount = `$${21 + testInfo.repeatEachIndex}.30`
  const taken = `$${26 + testInfo.repeatEachIndex}.30`
  await addMexicanAccount(page, say, clabe)

  const sheet = page.getByRole('dialog')
  await page.goto('/my-wallet?open=withdraw')
  await expect(sheet).toContainText(say('problem.payouts.bank_account_new'))
  await ageBankAccounts(userId)
  await page.goto('/my-wallet?open=withdraw')
  await sheet.getByLabel(say('wallet.amount_label')).fill('1000000')
  await expect(sheet).toContainText(say('wallet.amount_too_much'))
  await sheet.getByLabel(say('wallet.amount_label')).fill(amount.slice(1))
  await sheet.getByText(`STP ${clabe.slice(-4)}`).click()
  await expect(sheet).toContainText(say('wallet.fee'))
  await expect(sheet).toContainText(taken)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: say('wallet.withdraw_amount', { amount }) }).click()
  await expect(page.getByText(say('wallet.withdrawn'))).toBeVisible()

  await page
    .getByRole('row')
    .filter({ hasText: `(${taken})` })
    .getByRole('link')
    .click()
  const now = sheet.locator('[aria-current=step]')
  await expect(now).toContainText(say('wallet.status.requested'))
  await expectAccessible(page)
  const id = new URL(page.url()).searchParams.get('open')?.split(':')[1]
  const { token } = await signIn('admin@marea.test')
  await callApi(`/admin/withdrawals/${id}/approval`, { token })
  await expect(now).toContainText(say('wallet.status.approved'), landing)
  const batch = await callApi('/admin/payout-batches', { token, body: { country: 'MX' } })
  if (batch) await callApi(`/admin/payout-batches/${batch.id}/sending`, { token })
  await expect(now).toContainText(say('wallet.status.sent'), landing)
  await callApi(`/admin/withdrawals/${id}/payment`, { token })
  await expect(now).toContainText(say('wallet.status.paid'), landing)
  await page.keyboard.press('Escape')
  const table = page.waitForEvent('download')
  await page.getByRole('button', { name: say('wallet.download') }).click()
  expect((await table).suggestedFilename()).toBe('marea-wallet.csv')
  await page.getByRole('button', { name: say('wallet.area.withdrawal'), exact: true }).click()
  await expect(page).toHaveURL(/area=withdrawal/)
  await expect(page.getByRole('row').filter({ hasText: `−${taken}` })).toBeVisible()
  expect(complaints.filter((each) => !each.includes('409'))).toEqual([])
})

test('the bank account page asks a visitor to sign in @desktop', async ({ page }, testInfo) => {
  const say = await readAs(page, testInfo)
  await page.goto('/account-settings/back-account')
  await expect(page.getByText(say('guard.prompt'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('bank.add') })).toBeHidden()
})
