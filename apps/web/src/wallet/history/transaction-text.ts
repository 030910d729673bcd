import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { TextKey } from '@marea/contract/texts/keys.ts'
import type { PaidStay, WalletTransaction, Withdrawal } from '@marea/contract/wallet/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { accountName } from '#wallet/bank/account-name.ts'
import { isOnItsWay } from '#wallet/withdraw/withdrawal-path.ts'

export type Causes = { withdrawals: Withdrawal[]; cards: ReadonlyMap<string, string> }

type TransactionText = { title: string; note?: string | undefined; isSetAside: boolean }

const kinds: Readonly<Record<string, TextKey>> = {
  'deposit.credited': 'wallet.kind.deposit.credited',
  'deposit.refunded_to_card': 'wallet.kind.deposit.refunded_to_card',
  'deposit.refund_returned': 'wallet.kind.deposit.refund_returned',
  'opening.received': 'wallet.kind.opening.received',
  'hold.opened': 'wallet.kind.hold.opened',
  'hold.taken': 'wallet.kind.hold.taken',
  'hold.posted': 'wallet.kind.hold.posted',
  'hold.voided': 'wallet.kind.hold.voided',
  'hold.expired': 'wallet.kind.hold.expired',
  'gift_card.redeemed': 'wallet.kind.gift_card.redeemed',
  'gift_card.refund_returned': 'wallet.kind.gift_card.refund_returned',
  'booking.refunded': 'wallet.kind.booking.refunded',
  'booking.refund_returned': 'wallet.kind.booking.refund_returned',
  'withdrawal.requested': 'wallet.kind.withdrawal.requested',
  'withdrawal.rejected': 'wallet.kind.withdrawal.rejected',
  'withdrawal.returned': 'wallet.kind.withdrawal.returned',
}

/** Names the home if the booking is known. */
const kindsOfStay: Readonly<Record<string, TextKey>> = {
  'hold.opened': 'wallet.stay.hold.opened',
  'hold.taken': 'wallet.stay.hold.taken',
  'hold.posted': 'wallet.stay.hold.posted',
  'hold.voided': 'wallet.stay.hold.voided',
  'hold.expired': 'wallet.stay.hold.expired',
  'booking.refunded': 'wallet.stay.booking.refunded',
}

const areas = ['deposit', 'withdrawal', 'hold', 'booking', 'earning', 'gift_card'] as const

export function useTransactionText({ withdrawals, cards }: Causes) {
  const t = useText()
  const language = useLanguage()
  return ({ kind: recordedKind, cause, stay, hold }: WalletTransaction): TransactionText => {
    const kind = hold === 'posted' ? 'hold.taken' : recordedKind
    const [, id = ''] = cause.split(':')
    const withdrawal = withdrawals.find((each) => each.id === id)
    const bank = withdrawal ? accountName(withdrawal.bankAccount) : t('wallet.your_bank')
    const isRequest = kind === 'withdrawal.requested'
    const card = cards.get(id) ?? t('wallet.a_card')
    return {
      title: titleOfStay(kind, stay) ?? t(textOf(kind, id), { bank, card }),
      note: stay ? daysOf(stay) : noteOf(kind, withdrawal),
      isSetAside: hold === 'pending' || Boolean(isRequest && withdrawal && isOnItsWay(withdrawal)),
    }
  }

  /** A transfer to the wallet has no card to name. */
  function textOf(kind: string, id: string): TextKey {
    if (kind === 'deposit.credited' && !cards.has(id)) return 'wallet.funds_added'
    return kinds[kind] ?? areaText(kind)
  }

  function titleOfStay(kind: string, stay: PaidStay | null): string | undefined {
    const text = kindsOfStay[kind]
    return stay && text ? t(text, { home: stay.home }) : undefined
  }

  function daysOf({ checkIn, checkOut }: PaidStay): string {
    return formatDayRange(checkIn, checkOut, language, 'medium')
  }

  function noteOf(kind: string, withdrawal: Withdrawal | undefined): string | undefined {
    if (kind === 'deposit.credited') return t('wallet.no_fee')
    if (kind === 'withdrawal.requested' && withdrawal) {
      return t(`wallet.status.${withdrawal.status}`)
    }
    return kind.startsWith('withdrawal.') ? t('wallet.returned') : undefined
  }
}

/** Unknown kinds are named by their cause. */
function areaText(kind: string): TextKey {
  const area = areas.find((each) => kind.startsWith(`${each}.`))
  return `wallet.line.${area ?? 'other'}`
}
