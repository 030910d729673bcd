import type { Withdrawal } from '@marea/contract/wallet/endpoints.ts'
import { returnCodeText } from '@marea/contract/wallet/return-codes.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { accountName } from '#wallet/bank/account-name.ts'
import styles from './withdraw.module.css'
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
        <section aria-label={t('wallet.steps')}>
          <Heading level={3}>{t('wallet.steps')}</Heading>
          <ol className={styles.path}>
            {withdrawalPath(withdrawal).map((step) => (
              <Step key={step.status} step={step} isNow={step.status === status} />
            ))}
          </ol>
          {isOnItsWay(withdrawal) && (
            <p className='soft small'>
              {t('wallet.expected', { day: time.day(arrivesOn, 'longWeekday') })}
            </p>
          )}
        </section>
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
  return (
    <li
      data-done={at ? true : undefined}
      data-bad={status === 'rejected' || status === 'returned' ? true : undefined}
      aria-current={isNow ? 'step' : undefined}
    >
      <p>
        {t(`wallet.status.${status}`)}
        {at && (
          <time dateTime={at} className='soft small'>
            {time.localDateTime(at)}
          </time>
        )}
      </p>
      {isNow && <p className='soft small'>{t(`wallet.status_description.${status}`)}</p>}
      {reason && <p className='small'>{t('wallet.reason', { reason })}</p>}
      {returnCode && (
        <p className='small'>
          {t('wallet.reason', { reason: t(returnCodeText(returnCode), { code: returnCode }) })}
        </p>
      )}
    </li>
  )
}
