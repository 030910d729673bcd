import { abaError, bankOfRouting, type NumberError, usAccountError } from './aba.ts'
import { bankOfClabe, clabeError } from './clabe.ts'

/** Business days before a new bank account receives money, in case it isn't the person's. */
export const bankWaitingDays = 3

export function canReceive({
  readyOn,
  isUnusable,
}: {
  readyOn: string | null
  isUnusable: boolean
}) {
  return readyOn === null && !isUnusable
}

type Numbers = { country: 'US' | 'MX'; accountNumber: string; routingNumber: string }

type BankAccountErrors = {
  routingNumber?: NumberError | undefined
  accountNumber?: NumberError | undefined
}

/** Spaces and dashes are for readability only. */
export function stripSeparators(text: string): string {
  return text.replace(/[\s-]/g, '')
}

/** Errors in the numbers of a bank account, by field; in Mexico there is only the CLABE. */
export function bankAccountErrors({
  country,
  accountNumber,
  routingNumber,
}: Numbers): BankAccountErrors {
  if (country === 'MX') return { accountNumber: clabeError(accountNumber) }
  return { routingNumber: abaError(routingNumber), accountNumber: usAccountError(accountNumber) }
}

export function bankOf({ country, accountNumber, routingNumber }: Numbers): string | undefined {
  return country === 'US' ? bankOfRouting(routingNumber) : bankOfClabe(accountNumber)
}
