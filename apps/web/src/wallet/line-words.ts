import type { TextKey } from '@marea/contract/texts/en.ts'
import type { WalletTransaction, Withdrawal } from '@marea/contract/wallet.ts'
import { useText } from '#platform/texts.tsx'
import { accountName } from './account-name.ts'
import { isOnItsWay } from './withdrawal-path.ts'

/** What is known of the causes of movements: withdrawals, and by deposit the card it came from. */
export type Causes = { withdrawals: Withdrawal[]; cards: ReadonlyMap<string, string> }

type LineWords = { title: string; note?: string | undefined; isSetAside: boolean }

const kinds: Readonly<Record<string, TextKey>> = {
  'deposit.credited': 'wallet.kind.deposit.credited',
  'deposit.refunded_to_card': 'wallet.kind.deposit.refunded_to_card',
  'deposit.refund_returned': 'wallet.kind.deposit.refund_returned',
  'hold.opened': 'wallet.kind.hold.opened',
  'hold.taken': 'wallet.kind.hold.taken',
  'hold.posted': 'wallet.kind.hold.posted',
  'hold.voided': 'wallet.kind.hold.voided',
  'hold.expired': 'wallet.kind.hold.expired',
  'booking.refunded': 'wallet.kind.booking.refunded',
  'withdrawal.requested': 'wallet.kind.withdrawal.requested',
  'withdrawal.rejected': 'wallet.kind.withdrawal.rejected',
  'withdrawal.returned': 'wallet.kind.withdrawal.returned',
}

const areas = ['deposit', 'withdrawal', 'hold', 'booking', 'earning'] as const

export function useLineWords({ withdrawals, cards }: Causes) {
  const t = useText()
  return ({ kind: told, cause, hold }: WalletTransaction): LineWords => {
    const kind = hold === 'posted' ? 'hold.taken' : told
    const [, id = ''] = cause.split(':')
    const withdrawal = withdrawals.find((each) => each.id === id)
    const bank = withdrawal ? accountName(withdrawal.bankAccount) : t('wallet.your_bank')
    const isRequest = kind === 'withdrawal.requested'
    return {
      title: t(kinds[kind] ?? areaText(kind), { bank, card: cards.get(id) ?? t('wallet.a_card') }),
      note: noteOf(kind, withdrawal),
      isSetAside: hold === 'pending' || Boolean(isRequest && withdrawal && isOnItsWay(withdrawal)),
    }
  }

  function noteOf(kind: string, withdrawal: Withdrawal | undefined): string | undefined {
    if (kind === 'deposit.credited') return t('wallet.free_of_charge')
    if (kind === 'withdrawal.requested' && withdrawal) {
      return t(`wallet.status.${withdrawal.status}`)
    }
    return kind.startsWith('withdrawal.') ? t('wallet.came_back') : undefined
  }
}

/** Kinds this page does not know yet are named by what they are about. */
function areaText(kind: string): TextKey {
  const area = areas.find((each) => kind.startsWith(`${each}.`))
  return `wallet.line.${area ?? 'other'}`
}
