import type { BankAccount } from '@marea/contract/wallet/bank-accounts.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'

type Described = Pick<BankAccount, 'country' | 'kind' | 'lastFour' | 'readyOn' | 'isUnusable'>

/**
 * The type, last digits and country of an account, the first day of withdrawals to a new one, and
 * whether it has become unusable; no line begins with a separator.
 */
export function useAccountFacts(): (account: Described) => string {
  const t = useText()
  const time = useTimeFormat()
  return ({ country, kind, lastFour, readyOn, isUnusable }) => {
    const digits = { digits: lastFour }
    return [
      t(`bank.kind.${kind}`),
      country === 'MX' ? t('bank.clabe_ends', digits) : t('bank.ends', digits),
      t(`bank.country.${country}`),
      ...(readyOn ? [t('bank.ready_on', { day: time.day(readyOn, 'medium') })] : []),
      ...(isUnusable ? [t('bank.unusable')] : []),
    ].join('\u00a0· ')
  }
}
