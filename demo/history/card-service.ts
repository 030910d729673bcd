import type {
  CardsPort,
  ProcessorCard,
  SucceededCharge,
} from '../../apps/api/src/platform/cards/port.ts'
import type { Ctx } from '../../apps/api/src/platform/ctx.ts'
import { demoUserId } from '../people/people.ts'
import { type DemoDeposit, type DemoPurse, purses } from './money.ts'

export type AskedPurse = {
  purse: DemoPurse
  customerId: string
  /** The default first, then the one that expires this month. */
  cards: ProcessorCard[]
  paid: Map<DemoDeposit, SucceededCharge>
}

const returnUrl = 'https://marea.test/my-wallet'

/** The processor is called before anything is stored; calling it again returns the same results. */
export async function askCards(ctx: Ctx, today: string): Promise<AskedPurse[]> {
  const asked: AskedPurse[] = []
  for (const purse of purses) asked.push(await askPurse(ctx.ports.cards, purse, today))
  return asked
}

/** The same in every demo data set. */
export function chargeIdOf({ email }: DemoPurse, { at, deposit }: DemoDeposit): string {
  return demoUserId(`charge ${email} ${at.days} ${deposit}`)
}

async function askPurse(port: CardsPort, purse: DemoPurse, today: string): Promise<AskedPurse> {
  const customerId = await port.createCustomer(demoUserId(purse.email))
  const names = [...purse.cards]
  if (purse.endingCard) names.push(...(await enterCard(port, purse.endingCard, today)))
  const cards: ProcessorCard[] = []
  for (const name of names) cards.push(await saveCard(port, customerId, name))
  const paid = new Map<DemoDeposit, SucceededCharge>()
  for (const movement of purse.movements) {
    if (!('deposit' in movement)) continue
    const paymentMethodId = cards[movement.from]?.paymentMethodId ?? ''
    paid.set(movement, await pay(port, { purse, movement, customerId, paymentMethodId }))
  }
  return { purse, customerId, cards, paid }
}

/** Only the stand-in lets a server enter a card number; the key makes it the same card each time. */
async function enterCard({ standIn }: CardsPort, number: string, today: string): Promise<string[]> {
  if (!standIn) return []
  const { year, month } = Temporal.PlainDate.from(today)
  const response = await fetch(`http://127.0.0.1:${standIn.port}/v1/payment_methods`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${standIn.apiKey}`,
      'idempotency-key': `demo ${number} ${year}-${month}`,
    },
    body: new URLSearchParams({
      'card[number]': number,
      'card[cvc]': '123',
      'card[exp_month]': String(month),
      'card[exp_year]': String(year),
    }),
  })
  return [Object(await response.json()).id]
}

async function saveCard(
  port: CardsPort,
  customerId: string,
  paymentMethodId: string,
): Promise<ProcessorCard> {
  const setupId = demoUserId(`card ${customerId} ${paymentMethodId}`)
  const setup = await port.saveCard({ setupId, customerId, paymentMethodId, returnUrl })
  if (setup.status !== 'saved') throw new Error(`The processor did not save ${paymentMethodId}.`)
  return setup.card
}

type Payment = {
  purse: DemoPurse
  movement: DemoDeposit
  customerId: string
  paymentMethodId: string
}

async function pay(
  port: CardsPort,
  { purse, movement, customerId, paymentMethodId }: Payment,
): Promise<SucceededCharge> {
  const chargeId = chargeIdOf(purse, movement)
  const charge = await port.charge({
    chargeId,
    purpose: 'deposit',
    reference: chargeId,
    amount: movement.deposit,
    customerId,
    paymentMethodId,
    savesCard: false,
    returnUrl,
  })
  if (charge.status !== 'succeeded') throw new Error(`The processor did not charge ${chargeId}.`)
  return charge
}
