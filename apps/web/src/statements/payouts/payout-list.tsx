import type { OwnerPayouts } from '@marea/contract/statements/financials/payouts.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { State } from '#ui/text/badge.tsx'
import { ownerLinks } from './opened/payout-links.ts'
import { payoutTones } from './payout-texts.ts'

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
          <RowList isDense>
            {items.map(({ id, amount, status, bankAccount, arrivesOn, steps }) => (
              <Row
                key={id}
                actions={
                  <Stack gap={1} className='figures'>
                    <Money amount={amount.amount} />
                    <State tone={payoutTones[status]}>{t(`payouts.state.${status}`)}</State>
                  </Stack>
                }
              >
                <span>
                  <TextLink to={ownerLinks.payout(id)}>
                    {time.companyDay(steps[0]?.at ?? '', 'medium')}
                  </TextLink>
                </span>
                <small>
                  {t('payouts.to_bank', {
                    bank: `${bankAccount.bankName} ${bankAccount.lastFour}`,
                  })}
                  {status === 'sent' &&
                    ` · ${t('payouts.arrives', { day: time.day(arrivesOn, 'short') })}`}
                </small>
                <small>{steps.at(-1)?.reason}</small>
              </Row>
            ))}
          </RowList>
        )}
      </SheetBody>
    </Sheet>
  )
}
