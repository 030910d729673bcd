import { act } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

type Handler = (event: unknown) => void
type Fields = Record<string, unknown>

/** What Stripe's script would show and what the page has told it. */
export type StripeStandIn = {
  /** What the wallet hands over when the guest has agreed. */
  card: { id: string } | undefined
  /** The options of the group of elements, with its updates. */
  group: Fields
  /** The options of the buttons. */
  buttons: Fields
  /** How often the wallet has said that the payment failed. */
  failures: number
  /** The payments whose banks the script has asked. */
  asked: string[]
  /** What the bank answers instead of a yes. */
  refusal: Fields | undefined
  ready(wallets: Fields | undefined): void
  /** Whether the page lets the wallet open. */
  press(wallet: string): boolean
  confirm(): void
  cancel(): void
}

/**
 * Stands in for Stripe's script at its own interface: `Stripe(key)` with its elements. A page loads
 * the script once, so a test file has one stand-in.
 */
export function standInForStripe(): StripeStandIn {
  writePageData()
  const handlers = new Map<string, Handler>()
  const send = (type: string, event: Fields = {}) => act(() => handlers.get(type)?.(event))
  const standIn: StripeStandIn = {
    card: undefined,
    group: {},
    buttons: {},
    failures: 0,
    asked: [],
    refusal: undefined,
    ready: (availablePaymentMethods) => send('ready', { availablePaymentMethods }),
    press(expressPaymentType) {
      let isOpen = false
      const resolve = () => {
        isOpen = true
      }
      send('click', { expressPaymentType, resolve, reject: () => undefined })
      return isOpen
    },
    confirm: () => send('confirm', { paymentFailed: () => (standIn.failures += 1) }),
    cancel: () => send('cancel'),
  }
  const element = {
    on: (type: string, handler: Handler) => handlers.set(type, handler),
    off: (type: string) => handlers.delete(type),
    mount: () => undefined,
    update: () => undefined,
    destroy: () => handlers.clear(),
  }
  vi.stubGlobal('Stripe', () => ({
    elements: (options: Fields) => {
      standIn.group = options
      return {
        create: (_type: string, options: Fields) => {
          standIn.buttons = options
          return element
        },
        getElement: () => element,
        update: (changes: Fields) => Object.assign(standIn.group, changes),
        submit: async () => ({}),
      }
    },
    createPaymentMethod: async () => ({
      paymentMethod: standIn.card,
      error: standIn.card ? undefined : { message: 'The wallet is empty.' },
    }),
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      standIn.asked.push(clientSecret)
      return { error: standIn.refusal }
    },
    createToken: () => undefined,
    confirmCardPayment: () => undefined,
  }))
  return standIn
}

/** Other files of the same worker share the document, so their page data comes back afterwards. */
function writePageData() {
  const others = document.getElementById('page')
  others?.remove()
  const data = document.createElement('script')
  data.id = 'page'
  data.type = 'application/json'
  data.textContent = JSON.stringify({
    config: { cardProcessor: { name: 'stripe', publishableKey: 'pk_live_1' } },
  })
  document.head.append(data)
  afterAll(() => {
    data.remove()
    if (others) document.head.append(others)
  })
}
