import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/marea.ts'
import { createGuest, enterAs, storeSession } from './support/people.ts'
import { linkMailedTo, readAs, type Say } from './support/reader.ts'

/** An owner whose team no other test uses. */
const email = 'naomi@marea.test'
const home = 'Casa Lienzo'
const other = 'Casa Verbena'

test('an owner invites a co-host, who sees what the role allows until the owner removes them @desktop', async ({
  page,
}, testInfo) => {
  test.slow()
  const say = await readAs(page, testInfo)
  const guest = await createGuest()

  await enterAs(page, email)
  await page.goto('/property-management')
  await followOwnerLink(page, say, 'owner_nav.team')
  await expect(page.getByRole('heading', { name: say('team.title'), level: 1 })).toBeVisible()
  await expectAccessible(page)
  await invite(page, say, { homes: [home, other], email: guest.email })
  await expect(page.getByText(guest.email)).toHaveCount(2)

  const link = await linkMailedTo(page, guest.email, '/invitation/')
  await storeSession(page, guest)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: say('error.not_found') })).toBeVisible()
  await page.goto('/property-management')
  await expect(page.getByRole('heading', { name: say('owner_offer.title') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('apply.send') })).toBeVisible()
  await expectAccessible(page)
  await page.goto(link)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('invitation.resend') })
    .click()
  await expect(page.getByText(say('invitation.link_sent'))).toBeVisible()
  await page.goto(await linkMailedTo(page, guest.email, '&next='))
  await page.getByRole('link', { name: say('sign_in.go_on') }).click()
  await expect(page).toHaveURL(new RegExp(new URL(link, page.url()).pathname))
  await expect(page.getByText(other)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('invitation.accept') }).click()
  const role = say('team.role.calendar')
  await expect(page.getByText(say('team.your_role', { role }))).toHaveCount(2)
  await expect(page.getByRole('link', { name: say('team.invite') })).toHaveCount(0)
  await followOwnerLink(page, say, 'owner_nav.overview')
  await expect(page.getByRole('main').getByText(/MAR-/).first()).toBeVisible()
  await expect(page.getByText(/^(You receive|Usted recibe) \$/)).toHaveCount(0)
  await followOwnerLink(page, say, 'owner_nav.financials')
  await expect(page.getByRole('table').last()).toBeVisible()
  await expect(page.getByRole('link', { name: say('expense.add') })).toHaveCount(0)

  await enterAs(page, email)
  await page.goto('/property-management/team')
  const name = guest.fullName
  for (const each of [home, other]) await removeFrom(page, say, { home: each, name })
  await expect(page.getByText(guest.email)).toHaveCount(0)
  const owner = await page.evaluate(() => JSON.parse(localStorage.user).fullName)
  const removal = say('team.act.co_hosts.removed', { by: owner, about: name })
  await expect(page.getByText(removal)).toHaveCount(2)

  await storeSession(page, guest)
  await page.goto('/property-management')
  await expect(page.getByRole('heading', { name: say('owner_offer.title') })).toBeVisible()
})

/** On phones the links are in a menu. */
async function followOwnerLink(
  page: Page,
  say: Say,
  text: 'owner_nav.team' | 'owner_nav.overview' | 'owner_nav.financials',
) {
  const nav = page.getByRole('navigation', { name: say('owner_nav.label') })
  const menu = nav.getByRole('button')
  const link = nav.getByRole('link', { name: say(text), exact: true })
  await expect(menu.or(link).first()).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  await link.click()
  await expect(link.or(menu).first()).toBeVisible()
}

async function removeFrom(page: Page, say: Say, { home, name }: { home: string; name: string }) {
  const team = page.getByRole('region', { name: home })
  const actions = team.getByRole('button', { name: say('team.actions_for', { name }) })
  await actions.click()
  await page.getByRole('menuitem', { name: say('team.remove') }).click()
  const ask = page.getByRole('alertdialog', { name: say('team.remove_question', { name, home }) })
  await expectAccessible(page)
  await ask.getByRole('button', { name: say('team.remove') }).click()
  await expect(actions).toHaveCount(0)
}

async function invite(page: Page, say: Say, { homes, email }: { homes: string[]; email: string }) {
  await page
    .getByRole('link', { name: say('team.invite'), exact: true })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: say('team.send') }).click()
  await expect(sheet.getByText(say('identity.email_required'))).toBeVisible()
  await sheet.getByLabel(say('team.email')).fill(email)
  for (const home of homes) await sheet.getByRole('checkbox', { name: home }).check()
  for (const home of homes) {
    const roles = sheet.getByRole('group', { name: say('team.role_at', { home }) })
    await roles.getByRole('radio', { name: say('team.role.calendar') }).check()
  }
  await expectAccessible(page)
  await sheet.getByRole('button', { name: say('team.send') }).click()
  await expect(page.getByText(say('team.sent'))).toBeVisible()
}
