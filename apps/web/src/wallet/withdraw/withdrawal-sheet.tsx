import type { Withdrawal } from '@marea/contract/wallet/endpoints.ts'
import { returnCodeText } from '@marea/contract/wallet/return-codes.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { Section } from '#ui/page/section.tsx'
import { Timeline, TimelineItem } from '#ui/state/timeline.tsx'
import { accountName } from '#wallet/bank/account-name.ts'
import { isOnItsWay, type PathStep, withdrawalPath } from './withdrawal-path.ts'

type WithdrawalSheetProps = { withdrawal: Withdrawal; onClose: () => void }

export function WithdrawalSheet({ withdrawal, onClose }: WithdrawalSheetProps) {
  const t = useText()
  const time = useTimeFormat()
  const { amount, fee, arrivesOn, bankAccount, status } = withdrawal
  return (
    <Sheet isOpen onClose={onClose} title={t('wallet.withdrawal')}>
      <SheetBody>
        <div>
          <Money amount={amount.amount} large withCurrency />
          <p className='soft'>{accountName(bankAccount)}</p>
        </div>
        <Lines>
          <Line label={t('wallet.arrives', { bank: bankAccount.bankName })}>
            <Money amount={amount.amount} />
          </Line>
          <Line label={t('wallet.fee')}>
            <Money amount={fee.amount} />
          </Line>
          <Line label={t('wallet.leaves')} kind='total'>
            <Money amount={amount.amount + fee.amount} />
          </Line>
        </Lines>
        <Section aria-label={t('wallet.steps')} title={t('wallet.steps')} level={3} size='plain'>
          <Timeline>
            {withdrawalPath(withdrawal).map((step) => (
              <Step key={step.status} step={step} isNow={step.status === status} />
            ))}
          </Timeline>
          {isOnItsWay(withdrawal) && (
            <p className='soft small'>
              {t('wallet.expected', { day: time.day(arrivesOn, 'longWeekday') })}
            </p>
          )}
        </Section>
      </SheetBody>
    </Sheet>
  )
}

function Step({
  step: { status, at, reason, returnCode },
  isNow,
}: {
  step: PathStep
  isNow: boolean
}) {
  const t = useText()
  const time = useTimeFormat()
  const isBad = status === 'rejected' || status === 'returned'
  const reached = isBad ? 'bad' : undefined
  return (
    <TimelineItem title={t(`wallet.status.${status}`)} tone={at ? reached : 'next'} isNow={isNow}>
      {at && <time dateTime={at}>{time.localDateTime(at)}</time>}
      {isNow && <p>{t(`wallet.status_description.${status}`)}</p>}
      {reason && <p>{t('wallet.reason', { reason })}</p>}
      {returnCode && (
        <p>{t('wallet.reason', { reason: t(returnCodeText(returnCode), { code: returnCode }) })}</p>
      )}
    </TimelineItem>
  )
}
