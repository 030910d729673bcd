import type { Browser, Page } from '@playwright/test'
import { createAdmin, setUpApp } from './support/admins.ts'
import { expect, test } from './support/marea.ts'
import { ageBankAccounts, matureCardMoney } from './support/pass-time.ts'
import { callApi, createGuest, storeSession } from './support/people.ts'
import { readAs, type Say } from './support/reader.ts'
import { bookStay } from './support/stays.ts'

test('an operator approves an owner, pays a withdrawal, refunds a stay with a colleague and corrects a sentence @desktop', async ({
  page,
  browser,
}, testInfo) => {
  test.slow()
  const say = await readAs(page, testInfo)
  await setUpApp(page, say, await createAdmin('Olga Operator'))
  await approveOwner(page, say)
  await payWithdrawal(page, say)
  const colleague = await openApart(browser)
  await setUpApp(colleague, say, await createAdmin('Carla Colleague'))
  await refundStay(page, colleague, say)
  await colleague.context().close()
  await correctSentence(page, await openApart(browser, 'es'), say)
})

/** A browser of another person. */
async function openApart(browser: Browser, language = 'en'): Promise<Page> {
  const context = await browser.newContext()
  const url = process.env.MAREA_URL ?? ''
  await context.addCookies([{ name: 'lang', value: language, url }])
  return context.newPage()
}

async function approveOwner(page: Page, say: Say): Promise<void> {
  const { token, email } = await createGuest({ isConfirmed: true })
  const body = { home: '12 Coral Way', bedrooms: 3, message: '' }
  await callApi('/owner-applications', { token, body })
  await page.goto('/admin/applications')
  const application = page.getByRole('listitem').filter({ hasText: email })
  await application.getByRole('button', { name: say('admin.approve') }).click()
  await expect(application).toBeHidden()
  expect(await callApi('/user/info', { method: 'GET', token })).toMatchObject({ profile: 'OWNER' })
}

async function payWithdrawal(page: Page, say: Say): Promise<void> {
  const { id: userId, token } = await createGuest({ funds: 180_00 })
  await matureCardMoney(userId)
  const account = { country: 'US', kind: 'checking', routingNumber: '021000021' }
  const { id: bankAccountId } = await callApi('/bank-accounts', {
    token,
    body: { ...account, accountNumber: '000123456789' },
  })
  await ageBankAccounts(userId)
  const body = { bankAccountId, amount: 120_00 }
  const { id } = await callApi('/wallet/withdrawals', { token, body })
  await page.goto(`/admin/withdrawals?open=${id}`)
  const detail = page.getByRole('complementary', { name: say('admin_payouts.detail') })
  await detail.getByRole('button', { name: /^Approve \$/ }).click()
  await expect(detail.getByText(say('admin_payouts.in_batch'))).toBeVisible()

  await page.goto('/admin/withdrawals?status=approved')
  await page.getByRole('button', { name: /NACHA/ }).first().click()
  const sendable = page.getByRole('button', { name: say('admin_payouts.mark_sent') })
  await sendable.first().click()
  const dialog = page.getByRole('alertdialog', { name: say('admin_payouts.send_title') })
  await dialog.getByRole('button', { name: say('admin_payouts.mark_sent') }).click()
  await expect(dialog).toBeHidden()

  await page.goto(`/admin/withdrawals?status=sent&open=${id}`)
  await detail
    .getByRole('button', { name: say('admin_payouts.paid', { amount: '$120.00' }) })
    .click()
  await expect(detail.getByText(say('admin_payouts.now.paid'), { exact: true })).toBeVisible()
  const [withdrawal] = await callApi('/wallet/withdrawals', { method: 'GET', token })
  expect(withdrawal).toMatchObject({ id, status: 'paid' })
}

/** The amount is above the limit, so the money moves after the colleague's approval. */
async function refundStay(page: Page, colleague: Page, say: Say): Promise<void> {
  const guest = await createGuest({ isConfirmed: true })
  const id = await bookStay(guest, 'casa-almendro')
  const reason = `The pool was closed during the stay of booking ${id}.`
  await page.goto(`/admin/bookings/${id}?act=refund`)
  await page.getByLabel(say('admin_bookings.refund_amount')).fill('900')
  await page.getByLabel(say('desk_act.reason')).fill(reason)
  await page.getByRole('button', { name: requestOf(say) }).click()
  const waiting = page.getByText(reason).first()
  await expect(waiting).toBeVisible()
  await expect(page.getByText(say('admin_approvals.obstacle.own_request'))).toBeVisible()
  expect(await refundsOf(guest.token, id)).toBe(0)

  await colleague.goto('/admin/approvals')
  const request = colleague.getByRole('listitem').filter({ hasText: reason })
  await request.getByRole('button', { name: /^Approve \$/ }).click()
  await expect(request).toBeHidden()
  await expect(async () =>
    expect(await refundsOf(guest.token, id)).toBeGreaterThanOrEqual(900_00),
  ).toPass()
}

function requestOf(say: Say): RegExp {
  return new RegExp(`^${say('admin_bookings.ask_refund', { amount: '' }).trim()}`)
}

async function refundsOf(token: string, id: string): Promise<number> {
  const { refunded } = await callApi(`/bookings/${id}`, { method: 'GET', token })
  return refunded.wallet.amount + refunded.card.amount
}

/** A guest reads the page at the same time and does not reload it. */
async function correctSentence(page: Page, reading: Page, say: Say): Promise<void> {
  await storeSession(reading, await createGuest())
  await reading.goto('/list-your-home')
  const before = 'Revisamos cada solicitud y respondemos en 2 días hábiles.'
  await expect(reading.getByText(before)).toBeVisible()

  const after = 'Revisamos cada solicitud y le respondemos en un plazo de dos días hábiles.'
  await page.goto('/admin/texts?key=apply.description')
  await page.getByLabel('Español', { exact: true }).fill(after)
  await page.getByRole('button', { name: `${say('text_editor.save')} Español` }).click()
  await page.getByRole('button', { name: /^Publish \d+/ }).click()
  await expect(reading.getByText(after)).toBeVisible()
  await reading.context().close()
}
