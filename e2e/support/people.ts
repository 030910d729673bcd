import { createHash, randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { OutboxEmail, OutboxEntry } from '../../packages/contract/src/dev/endpoints.ts'
import { withDatabase } from './database.ts'
import { expect } from './marea.ts'
import type { Say } from './reader.ts'

const password = 'Marea2026'

type ApiRequest = { method?: string; token?: string; body?: object }

/** Calls the API directly for steps that the pages under test do not cover. */
export async function callApi(
  path: string,
  { method = 'POST', token = '', body = {} }: ApiRequest,
) {
  const response = await fetch(`${process.env.MAREA_URL}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: token,
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  const { result, error } = await response.json()
  if (error) throw new Error(`${method} ${path}: ${response.status} ${error.code}`)
  return result
}

/** A demo user, whose data tests only read. */
export async function signIn(email: string): Promise<{ token: string }> {
  const user = await callApi('/user/login/email', { body: { email, password } })
  if (user.profile === 'ADMIN') await giveSecondFactor(user.token)
  return user
}

/** Many tests sign in as one administrator at once, and an app gives one code in 30 seconds. */
async function giveSecondFactor(token: string): Promise<void> {
  const hash = createHash('sha256').update(token).digest()
  await withDatabase(async (client) => {
    await client.query('update sessions set second_factor_at = now() where token_hash = $1', [hash])
  })
}

/** Stores the session as the sign-in form does. */
export async function enterAs(page: Page, email: string): Promise<{ token: string }> {
  const user = await signIn(email)
  await storeSession(page, user)
  return user
}

export type Guest = { id: string; email: string; fullName: string; pin: string; token: string }

type Wanted = {
  /** Follows the link of the confirmation email, which payments and bookings require. */
  isConfirmed?: boolean
  /** Cents paid in by a test card, which is saved. */
  funds?: number
}

/** A guest of the test's own, so that no other test changes the same data. */
export async function createGuest({ isConfirmed = false, funds = 0 }: Wanted = {}): Promise<Guest> {
  const pin = '5830'
  const body = {
    fullName: 'Ana Duarte',
    email: `ana-${randomUUID()}@correo.test`,
    phone: '+1 305 555 0188',
    gender: 'female',
    pin,
    conPin: pin,
    status: true,
    profile: 'USER',
  }
  const registered: Guest = { ...(await callApi('/user/register', { body })), pin }
  if (!isConfirmed && funds === 0) return registered
  const guest = await confirmEmail(registered)
  if (funds > 0) await addFunds(guest, funds)
  return guest
}

export async function enterAsNewGuest(page: Page, wanted: Wanted = {}): Promise<Guest> {
  const guest = await createGuest(wanted)
  await storeSession(page, guest)
  return guest
}

export async function createOwner(): Promise<Guest> {
  const owner = await createGuest({ isConfirmed: true })
  const body = { home: '10 Ocean Drive', bedrooms: 2, message: 'A house of herbs.' }
  const { id } = await callApi('/owner-applications', { token: owner.token, body })
  const { token } = await signIn('admin@marea.test')
  await callApi(`/admin/owner-applications/${id}/approval`, { token })
  return { ...owner, ...(await callApi('/user/info', { method: 'GET', token: owner.token })) }
}

/** Uses the smallest file of the site, because no script there reads the session. */
export async function storeSession(page: Page, user: object): Promise<void> {
  await page.goto('/icon.svg')
  await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user))
}

async function confirmEmail({ pin, ...user }: Guest): Promise<Guest> {
  const { email, token } = user
  const confirmation = await until(() => confirmationMailedTo(email), `a mail to ${email}`)
  const body = { token: confirmation }
  const confirmed = await callApi('/user/email-confirmation', { token, body })
  return { ...confirmed, token, pin }
}

async function confirmationMailedTo(email: string): Promise<string | undefined> {
  const mails: OutboxEntry[] = await callApi('/dev/outbox', { method: 'GET' })
  const mail = mails.find(({ to }) => to === email)
  if (!mail) return undefined
  const { versions }: OutboxEmail = await callApi(`/dev/outbox/${mail.id}`, { method: 'GET' })
  return versions.en.text.match(/[?&]confirm=([\w-]+)/)?.[1]
}

/** From any email that can be switched off, such as the owner's about a new booking. */
export function unsubscribeToken(): Promise<string> {
  return until(async () => {
    const mails: OutboxEntry[] = await callApi('/dev/outbox', { method: 'GET' })
    for (const { id } of mails) {
      const { versions }: OutboxEmail = await callApi(`/dev/outbox/${id}`, { method: 'GET' })
      const [, token] = versions.en.text.match(/\/unsubscribe\/([\w.-]+)/) ?? []
      if (token) return token
    }
    return undefined
  }, 'a link to unsubscribe')
}

/** A test card pays at once, but its money arrives with the event of the card processor. */
async function addFunds({ token }: Guest, amount: number): Promise<void> {
  await callApi('/wallet/deposits', {
    token,
    body: { amount, paymentMethodId: 'pm_card_visa', saveCard: true },
  })
  await until(async () => {
    const { available } = await callApi('/wallet', { method: 'GET', token })
    return available.amount >= amount
  }, 'the funds')
}

/** Polls until there is an answer. */
export async function until<Answer>(
  ask: () => Promise<Answer | undefined | false>,
  what: string,
): Promise<Answer> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await ask()
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${what} did not arrive within 20 seconds.`)
}

/** Resolves when the page has saved what it shows without a connection; one that is being left does not answer. */
export async function untilSaved(page: Page): Promise<void> {
  await until(
    () =>
      page
        .evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          const isSaved = await globalThis.caches.match('/saved-copy.json')
          return registration?.active?.state === 'activated' && isSaved !== undefined
        })
        .catch(() => false),
    'the saved copy',
  )
}

export type Person = ReturnType<typeof newcomer>

export function newcomer() {
  return { name: 'Inés Rivera', email: `ines-${randomUUID()}@correo.test`, pin: '5830' }
}

export async function openSignInDialog(page: Page, say: Say): Promise<Locator> {
  await page.getByRole('link', { name: say('shell.sign_in') }).click()
  return page.getByRole('dialog', { name: say('guard.title') })
}

export async function register(page: Page, say: Say, person: Person): Promise<void> {
  await createAccount(page, say, { person, dialog: await openSignInDialog(page, say) })
}

type NewAccount = { person: Person; dialog: Locator }

export async function createAccount(
  page: Page,
  say: Say,
  { person, dialog }: NewAccount,
): Promise<void> {
  await dialog.getByRole('tab', { name: say('sign_in.create_account') }).click()
  await dialog.getByLabel(say('sign_in.name')).fill(person.name)
  await dialog.getByLabel(say('sign_in.email'), { exact: true }).fill(person.email)
  await dialog.getByLabel(say('sign_in.phone')).fill('+1 305 555 0199')
  await dialog.getByText(say('sign_in.gender.female')).click()
  await dialog.getByLabel(say('sign_in.pin')).fill(person.pin)
  await dialog.getByLabel(say('sign_in.confirm_pin')).fill(person.pin)
  await dialog.getByRole('button', { name: say('sign_in.create_account') }).click()
  await expect(page.getByText(say('sign_in.created'))).toHaveCount(1)
  await expect(dialog).toBeHidden()
}
