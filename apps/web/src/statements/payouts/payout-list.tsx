import type { OwnerPayouts } from '@marea/contract/statements/financials/payouts.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { State } from '#ui/text/badge.tsx'
import { ownerLinks } from './opened/payout-links.ts'
import { payoutTones } from './payout-texts.ts'
import styles from './payouts.module.css'

type PayoutListProps = { payouts: Pick<OwnerPayouts, 'items'>; onClose: () => void }

export function PayoutList({ payouts: { items }, onClose }: PayoutListProps) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Sheet isOpen onClose={onClose} title={t('payouts.list')}>
      <SheetBody>
        {items.length === 0 ? (
          <EmptyState title={t('payouts.none')} level={3}>
            {t('payouts.none_description')}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {items.map(({ id, amount, status, bankAccount, arrivesOn, steps }) => (
              <li key={id}>
                <div>
                  <TextLink to={ownerLinks.payout(id)} className={styles.tap}>
                    {time.companyDay(steps[0]?.at ?? '', 'medium')}
                  </TextLink>
                  <small className='soft'>
                    {t('payouts.to_bank', {
                      bank: `${bankAccount.bankName} ${bankAccount.lastFour}`,
                    })}
                    {status === 'sent' &&
                      ` · ${t('payouts.arrives', { day: time.day(arrivesOn, 'short') })}`}
                  </small>
                  <small className='soft'>{steps.at(-1)?.reason}</small>
                </div>
                <div>
                  <Money amount={amount.amount} />
                  <State tone={payoutTones[status]}>{t(`payouts.state.${status}`)}</State>
                </div>
              </li>
            ))}
          </ul>
        )}
      </SheetBody>
    </Sheet>
  )
}
