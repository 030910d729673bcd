import { abaFault, bankOfRouting, type NumberFault, usAccountFault } from './aba.ts'
import { bankOfClabe, clabeFault } from './clabe.ts'

type Numbers = { country: 'US' | 'MX'; accountNumber: string; routingNumber: string }

type Faults = { routingNumber?: NumberFault | undefined; accountNumber?: NumberFault | undefined }

/** Spaces and dashes are for readability only. */
export function bareDigits(text: string): string {
  return text.replace(/[\s-]/g, '')
}

/** Errors in the numbers of a bank account, by field; in Mexico there is only the CLABE. */
export function bankAccountFaults({ country, accountNumber, routingNumber }: Numbers): Faults {
  if (country === 'MX') return { accountNumber: clabeFault(accountNumber) }
  return { routingNumber: abaFault(routingNumber), accountNumber: usAccountFault(accountNumber) }
}

/** The bank identified by the numbers, if known. */
export function bankOf({ country, accountNumber, routingNumber }: Numbers): string | undefined {
  return country === 'US' ? bankOfRouting(routingNumber) : bankOfClabe(accountNumber)
}
