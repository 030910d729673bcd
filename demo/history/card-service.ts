import type {
  CardsPort,
  ProcessorCard,
  SucceededCharge,
} from '../../apps/api/src/platform/cards/port.ts'
import type { Ctx } from '../../apps/api/src/platform/ctx.ts'
import { demoUserId } from '../people/people.ts'
import { type DemoDeposit, type DemoGift, type DemoWallet, demoWallets } from './money.ts'

type CardMovement = DemoDeposit | DemoGift

export type PreparedWallet = {
  wallet: DemoWallet
  customerId: string
  /** The default first, then the one that expires this month. */
  cards: ProcessorCard[]
  paid: Map<CardMovement, SucceededCharge>
}

const returnUrl = 'https://marea.test/my-wallet'

/** The processor is called before anything is stored; calling it again returns the same results. */
export async function prepareCards(ctx: Ctx, today: string): Promise<PreparedWallet[]> {
  const requested: PreparedWallet[] = []
  for (const wallet of demoWallets)
    requested.push(await prepareWallet(ctx.ports.cards, wallet, today))
  return requested
}

/** The same in every demo data set. */
export function chargeIdOf({ email }: DemoWallet, movement: CardMovement): string {
  return demoUserId(`charge ${email} ${movement.at.days} ${amountOf(movement)}`)
}

export function giftCardIdOf({ email }: DemoWallet, { at, gift }: DemoGift): string {
  return demoUserId(`gift card ${email} ${at.days} ${gift}`)
}

function amountOf(movement: CardMovement): number {
  return 'gift' in movement ? movement.gift : movement.deposit
}

async function prepareWallet(
  port: CardsPort,
  wallet: DemoWallet,
  today: string,
): Promise<PreparedWallet> {
  const customerId = await port.createCustomer(demoUserId(wallet.email))
  const names = [...wallet.cards]
  if (wallet.endingCard) names.push(...(await enterCard(port, wallet.endingCard, today)))
  const cards: ProcessorCard[] = []
  for (const name of names) cards.push(await saveCard(port, customerId, name))
  const paid = new Map<CardMovement, SucceededCharge>()
  for (const movement of wallet.movements) {
    if (!('deposit' in movement || 'gift' in movement)) continue
    const paymentMethodId = cards[movement.from]?.paymentMethodId ?? ''
    const payment = { purse: wallet, movement, customerId, paymentMethodId }
    paid.set(movement, await payByCard(port, payment))
  }
  return { wallet, customerId, cards, paid }
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
  purse: DemoWallet
  movement: CardMovement
  customerId: string
  paymentMethodId: string
}

function payByCard(
  port: CardsPort,
  { purse, movement, customerId, paymentMethodId }: Payment,
): Promise<SucceededCharge> {
  const chargeId = chargeIdOf(purse, movement)
  const isGift = 'gift' in movement
  return chargeDemoCard(port, {
    chargeId,
    purpose: isGift ? 'gift_card' : 'deposit',
    reference: isGift ? giftCardIdOf(purse, movement) : chargeId,
    amount: amountOf(movement),
    customerId,
    paymentMethodId,
  })
}

type DemoCharge = Omit<Parameters<CardsPort['charge']>[0], 'currency' | 'savesCard' | 'returnUrl'>

/** The id makes the call repeatable: the processor returns the same charge again. */
export async function chargeDemoCard(port: CardsPort, given: DemoCharge): Promise<SucceededCharge> {
  const charge = await port.charge({ ...given, currency: 'USD', savesCard: false, returnUrl })
  if (charge.status === 'succeeded') return charge
  throw new Error(`The processor did not charge ${given.chargeId}.`)
}
