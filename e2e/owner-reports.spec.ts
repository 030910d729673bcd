import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { companyDay } from '../demo/company-clock.ts'
import { addDays } from '../packages/contract/src/platform/time/days.ts'
import { formatDay } from '../packages/contract/src/platform/time/format-day.ts'
import { copyHome } from './support/copy-home.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { callApi, createGuest, createOwner, storeSession } from './support/people.ts'
import { readAs, type Say } from './support/reader.ts'
import { bookWeek } from './support/stays.ts'

const home = 'Casa Romero'

test('an owner opens a weaker month down to a canceled booking and its receipt, and exports it @desktop', async ({
  page,
  complaints,
}, testInfo) => {
  const say = await readAs(page, testInfo)
  const owner = await createOwner()
  const { month, reference } = await test.step('a month has less than the year before', () =>
    bookTwoYears(owner))
  await storeSession(page, owner)

  await page.goto(`/property-management/view-reports?report=profits&from=${month}&to=${month}`)
  const lower = say('reports.less_than', { amount: '#', compared: '#' }).split('#')[1] ?? ''
  await expect(page.getByRole('main').getByText(lower.trim()).first()).toBeVisible()
  const table = page.getByRole('table', {
    name: say('reports.table', { report: say('reports.name.profits') }),
  })
  const open = (name: string | RegExp) => table.getByRole('link', { name }).first().click()
  await open(formatDay(`${month}-01`, 'en', 'month'))
  await open(home)
  await open(new RegExp(`${reference}.*${say('reports.item_canceled')}`))
  await expectLedger(page, say)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(table.getByText(reference)).toBeVisible()

  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: say('reports.export_as', { format: 'CSV' }) }).click()
  const file = await readFile(await (await csv).path(), 'utf8')
  expect(file).toContain(say('reports.column.profit_before'))
  expect(file).toContain(`,${home},0.00,0.00,0.00,`)
  expect(complaints).toEqual([])
})

/** The canceled booking of next year is in the same month as a paid one of this year. */
async function bookTwoYears(owner: { id: string; token: string }) {
  const slug = await copyHome(owner.id, home)
  const guest = await createGuest({ isConfirmed: true })
  const day = `${addDays(companyDay(new Date()), 45).slice(0, 8)}10`
  const yearLater = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  await bookWeek(guest, slug, day)
  const id = await bookWeek(guest, slug, yearLater)
  const { token } = guest
  await callApi(`/bookings/${id}/cancellation`, { token, body: { to: 'wallet', reason: '' } })
  await callApi(`/owner/homes/${slug}/publication`, { method: 'DELETE', token: owner.token })
  const { reference } = await callApi(`/bookings/${id}`, { method: 'GET', token })
  return { month: yearLater.slice(0, 7), reference }
}

async function expectLedger(page: Page, say: Say): Promise<void> {
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(say('reports.sheet.canceled'))).toBeVisible()
  await expect(sheet.getByText(say('reports.entry.refunded')).first()).toBeVisible()
  await expectAccessible(page)
  const receipt = page.waitForEvent('download')
  await sheet.getByRole('button', { name: say('reports.sheet.receipt') }).click()
  expect((await receipt).suggestedFilename()).toMatch(/^MAR-.*\.pdf$/)
}
