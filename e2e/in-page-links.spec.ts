import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/marea.ts'
import { readAs } from './support/reader.ts'

const home = '/suite-details/casa-almendro'

test('the review count links to the reviews @desktop', async ({ page }, info) => {
  await readAs(page, info)
  await page.goto(home)
  await page.getByRole('link', { name: /(\d+ reviews|\d+ reseñas)$/ }).click()
  await expectLanded(page.locator('#reviews').getByRole('heading').first())
})

test('the calendar explains its marks and the minimum stay @phone', async ({ page }, info) => {
  const say = await readAs(page, info)
  const { free, taken } = await nightsOf(page)
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(`${home}?checkIn=${free[0]}&checkOut=${free.at(-1)}`)
  const key = page.getByRole('list', { name: say('calendar.legend') })
  await expect(key.getByText(say('calendar.legend_check_out'))).toBeVisible()
  await expect(page.getByText(/^(Minimum stay|Estancia mínima)/)).toBeVisible()
  const price = /\d{3}/
  await expect(page.locator(`[data-day="${free[0]}"] [aria-hidden]`).last()).toHaveText(price)
  await expect(page.locator(`[data-day="${free.at(-1)}"] [aria-hidden]`).last()).not.toHaveText(
    price,
  )

  await page.goto(`${home}?checkIn=${taken}&checkOut=${dayAfter(taken, 5)}`)
  await page.getByRole('button', { name: say('quote.see_why') }).click()
  const reason = page.getByText(say('problem.calendar.dates_taken')).first()
  await expectLanded(page.getByRole('complementary').getByRole('status').filter({ has: reason }))
})

/** Near the top of the screen, below the header and not under the bottom bar. */
async function expectLanded(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 0.9 })
  const box = await target.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(72)
  expect(box?.y).toBeLessThan(160)
  expect(await target.evaluate((part) => document.activeElement?.contains(part))).toBe(true)
}

/** A free stay of the minimum length, and a night that is taken. */
async function nightsOf(page: Page): Promise<{ free: string[]; taken: string }> {
  const from = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const answer = await page.request.get(
    `/api/suites/casa-almendro/calendar?from=${from}&to=${dayAfter(from, 200)}`,
  )
  const { nights } = (await answer.json()).result
  const taken = nights.find(({ state }: Night) => state !== 'free')?.date
  const start = nights.findIndex((night: Night, at: number) => {
    const stay = nights.slice(at, at + night.minNights)
    return night.canCheckIn && stay.every(({ state }: Night) => state === 'free')
  })
  const { date, minNights } = nights[start]
  const free = Array.from({ length: minNights + 1 }, (_, at) => dayAfter(date, at))
  return { free, taken }
}

type Night = { date: string; state: string; minNights: number; canCheckIn: boolean }

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
