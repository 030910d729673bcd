import type { Deposit } from '@marea/contract/payments/deposits.ts'
import { useCardName } from '#payments/card/use-card-name.ts'
import { ReceiptButton } from '#payments/purchases/receipt-button.tsx'
import { useNamedText, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { State, type Tone } from '#ui/text/badge.tsx'

const tones: Record<Deposit['status'], Tone> = {
  requested: 'warn',
  credited: 'good',
  failed: 'bad',
}

export function DepositDetails({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const t = useText()
  const named = useNamedText()
  const time = useTimeFormat()
  const { id, amount, status, card, requestedAt, settledAt, failure } = deposit
  return (
    <Sheet isOpen onClose={onClose} title={t('deposit.one')}>
      <SheetBody>
        <Money amount={amount.amount} large withCurrency />
        <div>
          <State tone={tones[status]}>{t(`deposit.status.${status}`)}</State>
          {failure && <p className='soft small'>{named(`payments.failure.${failure}`)}</p>}
        </div>
        <Lines>
          <Line label={t('deposit.card')}>{useCardName()(card)}</Line>
          <Line label={t('deposit.date')}>{time.localDateTime(settledAt ?? requestedAt)}</Line>
          <Line label={t('deposit.fee')}>{t('deposit.free')}</Line>
          <Line label={t('deposit.total')} kind='total'>
            <Money amount={amount.amount} />
          </Line>
        </Lines>
        {status === 'credited' && card && (
          <ReceiptButton of={{ purpose: 'deposit', reference: id }} label={t('deposit.receipt')} />
        )}
      </SheetBody>
    </Sheet>
  )
}
