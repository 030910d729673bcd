import type { Page } from '@playwright/test'
import { startMailServer } from '../apps/api/test/stand-ins/mail-server.ts'
import { connectApp, createAdministrator, printedLink } from './support/admins.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { languageOf, type Say, sayIn } from './support/reader.ts'
import { startProduct } from './support/start-marea.ts'

type Place = { say: Say; address: string; language: string }

test('an empty installation is set up from its link, and what is left is on the console', async ({
  page,
}, { project }) => {
  test.setTimeout(300_000)
  const language = languageOf(project)
  const say = sayIn(language)
  const marea = await startProduct(() => ({ DEMO: 'false', TEST_CARDS: 'true' }))
  await page.context().addCookies([{ name: 'lang', value: language, url: marea.address }])
  const link = await printedLink(marea.port)

  await createAdministrator(page, say, link)
  await connectApp(page, say)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('setup.title'))
  await expectAccessible(page)

  await openNext(page, say, 'company')
  await page.getByLabel('PUBLIC_URL').fill('https://stays.example')
  await expect(page.getByRole('link', { name: say('brand.title') })).toBeVisible()
  await page.getByRole('button', { name: say('setup.check') }).click()
  await expect(page.getByText(say('setup.lines_title'))).toBeVisible()
  await expect(page.locator('pre')).toContainText('PUBLIC_URL=https://stays.example')
  await expectAccessible(page)

  await openNext(page, say, 'place')
  await page.getByRole('button', { name: say('setup.confirm_place') }).click()
  await expect(state(page, say, 'done')).toBeVisible()

  await openNext(page, say, 'payments')
  await page.getByLabel('STRIPE_SECRET_KEY').fill('wrong')
  await page.getByRole('button', { name: say('setup.check') }).click()
  const invalid = say('setup.finding.setting_invalid', { detail: 'STRIPE_SECRET_KEY' })
  await expect(page.getByText(invalid)).toBeVisible()
  await page.getByRole('button', { name: say('setup.skip') }).click()
  await expect(state(page, say, 'skipped')).toBeVisible()

  await openNext(page, say, 'email')
  await confirmEmail(page, say)

  await openNext(page, say, 'files')
  await page.getByRole('button', { name: say('setup.check') }).click()
  await expect(page.getByText(say('setup.finding.files_written'))).toBeVisible()
  await expect(state(page, say, 'done')).toBeVisible()

  await page.goto(`${marea.address}/admin`)
  await expect(page.getByRole('heading', { name: say('setup.todo_title') })).toBeVisible()
  const left = page.getByRole('link', { name: say('setup.step.payments') })
  await expect(left).toBeVisible()
  await expect(page.getByRole('link', { name: say('setup.step.files') })).toHaveCount(0)

  const place = { say, language, address: marea.address }
  await tryWithSamples(page, place)
  await openToVisitors(page, place)

  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('setup.link_closed'))
  await expectAccessible(page)
  await marea.stop()
})

/** Only whoever prepares the site sees its pages, and sample homes show them with homes. */
async function tryWithSamples(page: Page, { say, address }: Place): Promise<void> {
  await page.goto(`${address}/admin/setup/home`)
  await page.getByRole('button', { name: say('site.samples_add') }).click()
  await expect(page.getByText(say('site.samples_here', { count: 6 }))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: say('site.preview') }).click()
  const name = say('site.sample_name', { name: 'Casa Almendro' })
  // The index of the search follows within seconds.
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByRole('link', { name }).first()).toBeVisible({ timeout: 3000 })
  }).toPass()

  await page.goto(`${address}/admin/setup/home`)
  await page.getByRole('button', { name: say('site.samples_remove') }).click()
  const dialog = page.getByRole('alertdialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: say('site.samples_remove') }).click()
  await expect(page.getByRole('button', { name: say('site.samples_add') })).toBeVisible()
}

/** Somebody else's browser. */
async function openToVisitors(page: Page, { say, address, language }: Place): Promise<void> {
  const context = await page.context().browser()?.newContext({ baseURL: address })
  if (!context) throw new Error('The browser has closed.')
  await context.addCookies([{ name: 'lang', value: language, url: address }])
  const visitor = await context.newPage()
  await visitor.goto('/suite-details/casa-almendro')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(say('opening.heading'))
  await expectAccessible(visitor)

  await page.goto(`${address}/admin/setup`)
  await page.getByRole('button', { name: say('site.open') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: say('site.open') }).click()
  await expect(page.getByText(say('site.is_open'))).toBeVisible()
  await expectAccessible(page)
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { name: say('opening.heading') })).toBeHidden()
  }).toPass()
  await context.close()
}

async function openNext(
  page: Page,
  say: Say,
  step: 'company' | 'place' | 'payments' | 'email' | 'files',
) {
  const name = say(`setup.step.${step}`)
  await page.getByRole('link', { name: say('setup.next', { step: name }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

function state(page: Page, say: Say, name: 'done' | 'skipped') {
  return page.getByText(say(`setup.state.${name}`), { exact: true }).first()
}

async function confirmEmail(page: Page, say: Say): Promise<void> {
  const server = await startMailServer()
  await page.getByLabel('SMTP_URL').fill(server.url)
  await page.getByLabel('MAIL_FROM').fill('Stays <hello@stays.example>')
  await page.getByRole('button', { name: say('setup.send_test') }).click()
  await expect.poll(() => server.received.length).toBe(1)
  const digits = /: (\d{6})/.exec(server.received[0]?.source ?? '')?.[1] ?? ''
  await page.getByLabel(say('setup.digits')).fill(digits)
  await page.getByRole('button', { name: say('setup.confirm_digits') }).click()
  await expect(page.getByText(say('setup.email_confirmed'))).toBeVisible()
  await server.close()
}
