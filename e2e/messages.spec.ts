import type { Page, TestInfo } from '@playwright/test'
import { owners } from '../demo/people/owners.ts'
import { expect, expectAccessible, test } from './support/marea.ts'
import {
  callApi,
  createGuest,
  enterAs,
  enterAsNewGuest,
  signIn,
  storeSession,
} from './support/people.ts'
import { readAs, type Say } from './support/reader.ts'
import { openSettled } from './support/rendering.ts'
import { bookStay } from './support/stays.ts'

/** Each project writes to another owner. */
const homes: Record<string, string> = { desktop: 'casa-duna', phone: 'casa-lienzo' }

test('a guest and an owner exchange messages live', async ({
  page,
  browser,
  baseURL,
  complaints,
}, info) => {
  const say = await readAs(page, info)
  const { room, owner, name } = await openFromBookings(page, say, info)
  const { viewport = null, hasTouch = false, isMobile = false } = info.project.use
  const theirs = await browser.newContext({ viewport, hasTouch, isMobile, baseURL: baseURL ?? '' })
  const ownersPage = await theirs.newPage()
  await readAs(ownersPage, info)
  await enterAs(ownersPage, owner)
  await ownersPage.goto('/chat')

  const question = `Is there a place for a piano? ${Date.now()}`
  await write(page, say, name, question)
  const line = ownersPage.getByRole('link', { name: question })
  await expect(line).toContainText(/\d (new|mensajes? nuevos?)/)
  await expectAccessible(ownersPage)
  await line.click()
  await expect(inThread(ownersPage, say, question)).toBeVisible()
  await expect(page.getByText(say('messaging.mark.seen'))).toBeVisible()
  await expectAccessible(page)

  const oldest = page.getByRole('main').getByRole('listitem').filter({ hasText: 'MAR-' }).last()
  await oldest.scrollIntoViewIfNeeded()
  await expect(oldest).toBeInViewport()

  const field = page.getByRole('textbox', { name: say('messaging.write', { name }) })
  const typing = ownersPage.getByText(say('messaging.typing', { name: 'Ana' })).first()
  // Typing is reported every few seconds, and the question was typed a moment ago.
  await expect(async () => {
    await field.press('a')
    await expect(typing).toBeVisible({ timeout: 1000 })
  }).toPass()

  await loseNetworkWhileTalking(page, ownersPage, say, name)
  await talkInTwoTabs(page, ownersPage, say)

  await page.goto('/more')
  await expect(dotted(page, say)).toHaveCount(0)
  const answer = 'Between the windows. See https://marea.test/plan and http://marea.test/old'
  await write(ownersPage, say, 'Ana', answer)
  await expect(dotted(page, say)).toBeVisible()
  await dotted(page, say).click()
  await page.getByRole('link', { name: 'Between the windows' }).click()
  await expect(page).toHaveURL(new RegExp(room))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(say('messaging.new'), { exact: true })).toBeVisible()
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect(link('https://marea.test/plan')).toHaveAttribute('rel', /noopener nofollow/)
  await expect(link('http://marea.test/old')).toHaveCount(0)
  await expect(dotted(page, say)).toHaveCount(0)
  await expect(ownersPage.getByText(say('messaging.mark.seen'))).toBeVisible()
  // Browsers log failed requests without a network as errors, and some are expected.
  expect(complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await theirs.close()
})

test('a draft survives leaving the page, and a message sent offline is delivered once @phone', async ({
  page,
  context,
}, info) => {
  const say = await readAs(page, info)
  const { token } = await enterAsNewGuest(page, { isConfirmed: true })
  await page.goto('/chat?suite=casa-farol')
  const { room, owner, name } = await roomOn(page, token)
  const field = page.getByRole('textbox', { name: say('messaging.write', { name }) })
  await field.fill('Half a thou')
  await page.goto('/more')
  await openSettled(page, `/chat/${room}`)
  await expect(field).toHaveValue('Half a thou')

  await context.setOffline(true)
  const words = `A whole thought ${Date.now()}`
  await field.fill(words)
  await page.getByRole('button', { name: say('messaging.send') }).click()
  await expect(page.getByText(say('messaging.offline'))).toBeVisible()
  await expect(inThread(page, say, words)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(say('messaging.offline'))).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('messaging.again') })).toHaveCount(0)
  const their = await signIn(owner)
  const arrived = async () => {
    const { items } = await callApi(`/rooms/${room}/messages`, {
      method: 'GET',
      token: their.token,
    })
    return items.filter(({ text }: { text: string }) => text === words).length
  }
  // The page sends it a moment after the connection is back.
  await expect.poll(arrived).toBe(1)
})

test('a visitor messages an owner after signing in, and another guest gets not found @desktop', async ({
  page,
}, info) => {
  const say = await readAs(page, info)
  const { email, pin } = await createGuest()
  await page.goto('/suite-details/casa-coralina')
  await page.getByRole('link', { name: say('suite.message', { name: 'Beatriz' }) }).click()
  await page.getByLabel(say('sign_in.email'), { exact: true }).fill(email)
  await page.getByLabel(say('sign_in.password'), { exact: true }).fill(pin)
  await page.getByRole('button', { name: say('shell.sign_in') }).click()
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Beatriz' })).toBeVisible()
  const address = page.url()
  await enterAsNewGuest(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: say('messaging.missing') })).toBeVisible()
  await expectAccessible(page)
})

/** What was written to the guest and by the guest without a network is there once afterwards. */
async function loseNetworkWhileTalking(page: Page, ownersPage: Page, say: Say, name: string) {
  await page.context().setOffline(true)
  for (const count of [1, 2, 3]) await write(ownersPage, say, 'Ana', `Missed ${count}`)
  await page.context().setOffline(false)
  for (const count of [1, 2, 3]) await expect(inThread(page, say, `Missed ${count}`)).toHaveCount(1)

  await page.context().setOffline(true)
  const words = `Written offline ${Date.now()}`
  await page.getByRole('textbox', { name: say('messaging.write', { name }) }).fill(words)
  await page.getByRole('button', { name: say('messaging.send') }).click()
  await expect(page.getByText(say('messaging.offline'))).toBeVisible()
  await page.context().setOffline(false)
  await expect(inThread(ownersPage, say, words)).toHaveCount(1)
  await expect(page.getByText(say('messaging.offline'))).toHaveCount(0)
  await expect(inThread(page, say, words)).toHaveCount(1)
}

/** Two tabs of the guest share one stream; when the one that has it closes, the other continues. */
async function talkInTwoTabs(page: Page, ownersPage: Page, say: Say): Promise<void> {
  const path = await pathOf(page)
  const second = await page.context().newPage()
  const streams: string[] = []
  second.on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams.push(request.url())
  })
  const caughtUp = second.waitForResponse(/\/api\/events\/since/)
  await second.goto(path)
  await caughtUp
  await write(ownersPage, say, 'Ana', 'To both tabs')
  for (const tab of [page, second]) await expect(inThread(tab, say, 'To both tabs')).toHaveCount(1)
  expect(streams).toEqual([])
  await page.goto('about:blank')
  await write(ownersPage, say, 'Ana', 'To the tab that is left')
  await expect(inThread(second, say, 'To the tab that is left')).toHaveCount(1)
  expect(streams).toHaveLength(1)
  await second.close()
}

async function pathOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  return new URL(page.url()).pathname
}

async function openFromBookings(page: Page, say: Say, { project }: TestInfo) {
  const guest = await createGuest({ isConfirmed: true })
  await bookStay(guest, homes[project.name] ?? '')
  await storeSession(page, guest)
  await page.goto('/my-bookings')
  await page
    .getByRole('link', { name: say('bookings.message') })
    .first()
    .click()
  return roomOn(page, guest.token)
}

async function roomOn(page: Page, token: string) {
  const room = (await pathOf(page)).replace('/chat/', '')
  const read = await callApi(`/rooms/${room}/messages`, { method: 'GET', token })
  const name: string = read.room.other.firstName
  const owner = owners.find(({ fullName }) => fullName.startsWith(name))?.email ?? ''
  return { room, owner, name }
}

async function write(page: Page, say: Say, name: string, words: string): Promise<void> {
  await page.getByRole('textbox', { name: say('messaging.write', { name }) }).fill(words)
  await page.getByRole('button', { name: say('messaging.send') }).click()
  await expect(inThread(page, say, words.split(' http')[0] ?? '')).toBeVisible()
}

/** Not in the list of conversations beside it, which shows the last message too. */
function inThread(page: Page, say: Say, words: string) {
  const thread = page.getByRole('region', { name: say('messaging.description'), exact: true })
  return thread.getByRole('listitem').filter({ hasText: words })
}

function dotted(page: Page, say: Say) {
  const [messages = ''] = say('shell.messages_new', { count: 2 }).split(',')
  return page.getByRole('link', { name: new RegExp(`^${messages}, \\d+`) })
}
