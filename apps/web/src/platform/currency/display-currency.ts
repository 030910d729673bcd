import type { CurrencyRate } from '@marea/contract/pricing/currency-rates.ts'
import {
  type DisplayCurrency,
  displayCurrencies,
} from '@marea/contract/pricing/display-currencies.ts'
import { call } from '#platform/api/api.ts'
import { browserValue } from '#platform/page/hydrated.ts'
import { readStored, writeStored } from '#platform/session/storage.ts'

const key = 'currency'
const freshMs = 3_600_000
const listeners = new Set<() => void>()

/** Undefined until it has been read from the browser's storage, null for dollars only. */
let chosen: CurrencyRate | null | undefined

/**
 * The currency that the reader wants estimates in, with its rate, null without one. Pages are shared,
 * so the server does not know it: there and while hydrating it is undefined.
 */
export const useDisplayCurrency = browserValue(subscribe, readChosen)

/** False where there is no rate to estimate with. */
export async function chooseCurrency(currency: DisplayCurrency | null): Promise<boolean> {
  const rate = currency && (await findRate(currency))
  if (rate === undefined) return false
  save(rate)
  return true
}

/** The stored rate is shown at once, and replaced when a newer one is in force. */
export async function refreshRate(now = Date.now()): Promise<void> {
  const before = readChosen()
  const readAt = Number(readStored(key)?.split(' ')[3])
  if (!before || now - readAt < freshMs) return
  save((await findRate(before.currency)) ?? null)
}

/** The first letters are read by the script in the head, before the first paint. */
export function storedCurrency(): string | undefined {
  return parse(readStored(key))?.currency
}

async function findRate(currency: DisplayCurrency): Promise<CurrencyRate | undefined> {
  const rates = await call('GET /currency-rates')
  return rates.find((each) => each.currency === currency)
}

function readChosen(): CurrencyRate | null {
  chosen ??= parse(readStored(key))
  return chosen
}

function save(rate: CurrencyRate | null): void {
  chosen = rate
  writeStored(key, rate && [rate.currency, rate.rate, rate.from, Date.now()].join(' '))
  show()
}

function show(): void {
  const { dataset } = document.documentElement
  if (chosen) dataset.currency = chosen.currency
  else delete dataset.currency
  for (const listener of listeners) listener()
}

function parse(stored: string | null): CurrencyRate | null {
  const [code, rate, from = ''] = stored?.split(' ') ?? []
  const currency = displayCurrencies.find((each) => each === code)
  if (!currency || !(Number(rate) > 0) || !/^\d{4}-\d\d-\d\d$/.test(from)) return null
  return { currency, rate: Number(rate), from }
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTab)
  }
}

function followOtherTab(event: StorageEvent): void {
  if (event.key !== key) return
  chosen = parse(event.newValue)
  show()
}
