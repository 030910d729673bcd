import type { Browser, Page } from '@playwright/test'
import { type MailServer, startMailServer } from '../apps/api/test/stand-ins/mail-server.ts'
import { companyDay } from '../demo/company-clock.ts'
import { addDays } from '../packages/contract/src/platform/time/days.ts'
import { connectApp, createAdministrator, printedLink } from './support/admins.ts'
import { typeCard } from './support/card-form.ts'
import { listHome } from './support/list-home.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import { newcomer, type Person, register } from './support/people.ts'
import { languageOf, type Say, sayIn } from './support/reader.ts'
import { startProduct } from './support/start-marea.ts'

const home = 'Casa Salvia'

type Place = { browser: Browser; address: string; say: Say; mails: MailServer }

test('from an empty database to a home that a guest books and pays, in the browser alone @desktop', async ({
  browser,
}, { project }) => {
  test.setTimeout(600_000)
  const say = sayIn(languageOf(project))
  const mails = await startMailServer()
  const marea = await startProduct(() => ({
    DEMO: 'false',
    TEST_CARDS: 'true',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Stays <hello@stays.example>',
  }))
  const place: Place = { browser, address: marea.address, say, mails }

  const admin = await open(place)
  await createAdministrator(admin, say, await printedLink(marea.port))
  await connectApp(admin, say)
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(say('setup.title'))

  await test.step('the administrator opens the site', async () => {
    await admin.getByRole('button', { name: say('site.open') }).click()
    const dialog = admin.getByRole('alertdialog')
    await dialog.getByRole('button', { name: say('site.open') }).click()
    await expect(admin.getByText(say('site.is_open'))).toBeVisible()
  })

  const owner = await test.step('an owner applies', () => join(place))
  await owner.goto('/list-your-home')
  await owner.getByLabel(say('apply.home')).fill('10 Ocean Drive')
  await owner.getByRole('button', { name: say('apply.send') }).click()
  await expect(owner.getByText(say('apply.status.open'))).toBeVisible()

  await admin.goto('/admin/applications')
  await admin.getByRole('button', { name: say('admin.approve') }).click()
  await expect(admin.getByRole('button', { name: say('admin.approve') })).toBeHidden()

  await owner.goto('/list-your-home')
  await expect(owner.getByText(say('apply.owner'))).toBeVisible()
  await test.step('the owner publishes a home', () => listHome(owner, say, home))

  const guest = await test.step('a guest joins', () => join(place))
  const { id, reference } = await test.step('the guest books and pays', () => book(guest, say))

  await owner.goto('/property-management')
  await owner.locator(`a[href*="/property-management/bookings/${id}"]`).first().click()
  await expect(owner.getByText(reference).first()).toBeVisible()
  await expectAccessible(owner)
  await marea.stop()
  await mails.close()
})

async function open({ browser, address: baseURL }: Place): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  return context.newPage()
}

/** Creates an account in the pages, follows the link of its confirmation email and signs in to stay signed in. */
async function join(place: Place): Promise<Page> {
  const page = await open(place)
  const person = newcomer()
  // A process notices within seconds that the site is open.
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: place.say('opening.heading') })).toBeHidden()
  }).toPass()
  await register(page, place.say, person)
  await page.goto(await confirmationOf(place, person))
  await page.getByRole('button', { name: place.say('sign_in.confirm_email') }).click()
  await expect(page.getByRole('heading', { name: place.say('sign_in.confirmed') })).toBeVisible()
  await page.goto('/sign-in')
  await page.getByLabel(place.say('sign_in.email'), { exact: true }).fill(person.email)
  await page.getByLabel(place.say('sign_in.password'), { exact: true }).fill(person.pin)
  await page.getByRole('button', { name: place.say('shell.sign_in') }).click()
  await expect(page.getByRole('button', { name: place.say('shell.your_account') })).toBeVisible()
  return page
}

async function confirmationOf({ mails }: Place, { email }: Person): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mail = mails.received.find(({ to }) => to.includes(email))
    const text = mail?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
    link = /https?:\/\/\S+[?&]confirm=[\w-]+/.exec(text)?.[0]
    expect(link, `a mail to ${email}`).toBeTruthy()
  }).toPass({ timeout: 20_000 })
  return link ?? ''
}

async function book(page: Page, say: Say) {
  const checkIn = addDays(companyDay(new Date()), 10)
  const stay = `checkIn=${checkIn}&checkOut=${addDays(checkIn, 7)}&adults=2`
  await page.goto(`/?where=${encodeURIComponent(home)}&${stay}`)
  await page.getByRole('link', { name: home }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible()
  await page
    .getByRole('button', { name: say('quote.reserve'), exact: true })
    .filter({ visible: true })
    .last()
    .click()
  await expect(page).toHaveURL(/\/checkout\//)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await typeCard(page, say, '4242424242424242')
  await page.getByRole('checkbox', { name: /^(I agree|Acepto)/ }).check()
  await page.getByRole('button', { name: /^(Pay|Pagar) \$/ }).click()
  await expect(page.getByRole('heading', { name: say('confirmed.title') })).toBeVisible()
  const reference = (await page.getByText(/^MAR-[A-Z0-9]{8}$/).textContent()) ?? ''
  return { id, reference }
}
