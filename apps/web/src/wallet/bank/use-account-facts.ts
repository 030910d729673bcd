import type { BankAccount } from '@marea/contract/wallet/bank-accounts.ts'
import { useText } from '#platform/texts/texts.tsx'

type Described = Pick<BankAccount, 'country' | 'kind' | 'lastFour'>

/** The kind of account, its last digits and its country; no line begins with a dot. */
export function useAccountFacts(): (account: Described) => string {
  const t = useText()
  return ({ country, kind, lastFour }) => {
    const digits = { digits: lastFour }
    return [
      t(`bank.kind.${kind}`),
      country === 'MX' ? t('bank.clabe_ends', digits) : t('bank.ends', digits),
      t(`bank.country.${country}`),
    ].join('\u00a0· ')
  }
}
