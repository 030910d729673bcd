import type { Ctx } from '../../apps/api/src/platform/ctx.ts'
import { demoUserId } from '../people/people.ts'
import { type DemoDeposit, type DemoPurse, purses } from './money.ts'

type Cards = Ctx['ports']['cards']
type Stripe = Cards['stripe']
type Intent = Awaited<ReturnType<Stripe['paymentIntents']['create']>>
type SetUp = Awaited<ReturnType<Stripe['setupIntents']['create']>>
type Method = Exclude<SetUp['payment_method'], string | null>

export type AskedPurse = {
  purse: DemoPurse
  customerId: string
  /** The default first, then the one that expires this month. */
  cards: Method[]
  paid: Map<DemoDeposit, Intent>
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

async function askPurse(
  { stripe, standIn }: Cards,
  purse: DemoPurse,
  today: string,
): Promise<AskedPurse> {
  const userId = demoUserId(purse.email)
  const { id: customerId } = await stripe.customers.create(
    { metadata: { userId } },
    { idempotencyKey: `customer:${userId}` },
  )
  const names = [...purse.cards]
  if (purse.endingCard && standIn) names.push(await typeCard(stripe, purse.endingCard, today))
  const cards: Method[] = []
  for (const name of names) cards.push(await keepCard(stripe, customerId, name))
  const paid = new Map<DemoDeposit, Intent>()
  for (const movement of purse.movements) {
    if (!('deposit' in movement)) continue
    const methodId = cards[movement.from]?.id ?? ''
    paid.set(movement, await pay(stripe, { purse, movement, customerId, methodId }))
  }
  return { purse, customerId, cards, paid }
}

async function typeCard(stripe: Stripe, number: string, today: string): Promise<string> {
  const { year, month } = Temporal.PlainDate.from(today)
  const { id } = await stripe.paymentMethods.create(
    { type: 'card', card: { number, cvc: '123', exp_month: month, exp_year: year } },
    { idempotencyKey: `demo ${number} ${year}-${month}` },
  )
  return id
}

async function keepCard(stripe: Stripe, customer: string, name: string): Promise<Method> {
  const { payment_method } = await stripe.setupIntents.create(
    {
      customer,
      payment_method: name,
      confirm: true,
      return_url: returnUrl,
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
      expand: ['payment_method'],
    },
    { idempotencyKey: `demo ${customer} ${name}` },
  )
  if (!payment_method || typeof payment_method === 'string') {
    throw new Error(`The processor did not keep ${name}.`)
  }
  return payment_method
}

type Paying = { purse: DemoPurse; movement: DemoDeposit; customerId: string; methodId: string }

function pay(stripe: Stripe, { purse, movement, customerId, methodId }: Paying) {
  const chargeId = chargeIdOf(purse, movement)
  return stripe.paymentIntents.create(
    {
      amount: movement.deposit,
      currency: 'usd',
      customer: customerId,
      payment_method: methodId,
      confirm: true,
      return_url: returnUrl,
      allowed_payment_method_types: ['card'],
      metadata: { chargeId, purpose: 'deposit' },
      expand: ['latest_charge.balance_transaction'],
    },
    { idempotencyKey: `demo charge ${chargeId} ${methodId}` },
  )
}
