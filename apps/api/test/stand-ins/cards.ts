import { randomUUID } from 'node:crypto'
import type { CardWallet } from '@marea/contract/payments/card-name.ts'
import type { TestApp } from '../test-app.ts'
import type { Someone } from '../user-data.ts'

const muchLater = 60_000

/** Delivers all pending events, also delayed ones, until no new ones follow. */
export async function deliverEvents(
  marea: TestApp,
  runJobs: () => Promise<unknown> = marea.runJobs,
): Promise<void> {
  const { standIn } = marea.ports.cards
  if (!standIn) throw new Error('There is no stand-in.')
  for (let sent = 1; sent > 0; ) {
    await runJobs()
    sent = await standIn.deliver(
      async (body, signature) => (await hear(marea, body, signature)).status === 200,
      { ahead: muchLater },
    )
  }
  await runJobs()
}

export function hear(marea: TestApp, body: string | Buffer, signature: string) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return marea.call('POST', '/webhooks/stripe', { body, headers })
}

/** The cardholder approves or declines on the bank's page. */
export function answerBank(marea: TestApp, url: string | undefined, answer: 'yes' | 'no') {
  const { pathname, searchParams } = new URL(url ?? '', 'http://marea')
  const payload = new URLSearchParams({ secret: searchParams.get('secret') ?? '', answer })
  return marea.app.inject({
    method: 'POST',
    url: pathname,
    payload: payload.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

/** Enters a card in the card form and returns its id. */
export async function enterCard(
  marea: TestApp,
  { number, expiryYear }: { number: string; expiryYear: number },
): Promise<string> {
  const payload = new URLSearchParams({
    'card[number]': number,
    'card[exp_month]': '5',
    'card[exp_year]': String(expiryYear),
    'card[cvc]': '123',
  })
  const answer = await marea.app.inject({
    method: 'POST',
    url: '/card-stand-in/card',
    payload: payload.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return answer.json().id
}

/** Agrees to pay in the sheet of a wallet and returns the id of its card. */
export async function takeFromWallet(
  marea: TestApp,
  wallet: CardWallet,
  card: 'visa' | 'declined' = 'visa',
): Promise<string> {
  const answer = await marea.app.inject({
    method: 'POST',
    url: '/card-stand-in/wallet',
    payload: new URLSearchParams({ wallet, card }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return answer.json().id
}

export function depositAs({ call }: Someone, body: object, key: string = randomUUID()) {
  return call('POST', '/wallet/deposits', { body, headers: { 'idempotency-key': key } })
}

export function saveCardAs({ call }: Someone, body: object, key: string = randomUUID()) {
  return call('POST', '/payment-methods', { body, headers: { 'idempotency-key': key } })
}

type Found = { what: string; id: string }

/** Compares our charges and refunds with the records of the stand-in, in both directions. */
export async function auditCards({ db, ports }: Pick<TestApp, 'db' | 'ports'>): Promise<Found[]> {
  const record = ports.cards.standIn?.record() ?? { charges: [], refunds: [] }
  const charges = await db.selectFrom('charges').selectAll().execute()
  const refunds = await db.selectFrom('refunds').selectAll().execute()
  const paid = charges.filter(({ status }) => status === 'succeeded')
  const sent = refunds.filter(({ status }) => status !== 'failed')
  return [
    ...missingFrom(
      'charge',
      record.charges,
      paid.map(({ intentId, amount }) => ({ id: intentId, amount })),
    ),
    ...missingFrom(
      'refund',
      record.refunds,
      sent.map(({ refundId, amount }) => ({ id: refundId, amount })),
    ),
  ]
}

type Fact = { id: string | null; amount: number }

function missingFrom(kind: string, theirs: Fact[], ours: Fact[]): Found[] {
  const name = ({ id, amount }: Fact) => `${id} ${amount}`
  const known = new Set(theirs.map(name))
  const kept = new Set(ours.map(name))
  return [
    ...ours
      .filter((fact) => !known.has(name(fact)))
      .map((fact) => ({ what: `${kind} only ours`, id: name(fact) })),
    ...theirs
      .filter((fact) => !kept.has(name(fact)))
      .map((fact) => ({ what: `${kind} only theirs`, id: name(fact) })),
  ]
}
