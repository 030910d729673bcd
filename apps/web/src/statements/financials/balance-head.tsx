import type { OwnerBalance } from '@marea/contract/statements/financials/balance.ts'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { type BalanceAddress, balanceLink } from '#statements/financials-address.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Answer } from '#ui/page/answer.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'

type BalanceHeadProps = { balance: OwnerBalance; shown: BalanceAddress; next: ReactNode }

export function BalanceHead({ balance, shown, next }: BalanceHeadProps) {
  const t = useText()
  const time = useTimeFormat()
  const { available, today } = balance
  return (
    <Columns shares={[7, 5]} as='section'>
      <Answer
        about={t('financials.available', { day: time.day(today, 'longWeekday') })}
        amount={available}
      >
        {available < 0 && <p>{t('financials.owed')}</p>}
        {next}
        <p>
          <TextLink to={balanceLink(shown, { open: 'available' })} isOverlay>
            {t('financials.show_lines')}
          </TextLink>
        </p>
      </Answer>
      <Parts balance={balance} shown={shown} />
    </Columns>
  )
}

function Parts({ balance, shown }: Omit<BalanceHeadProps, 'next'>) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const { escrow, onHold, paidOut, waiting, today } = balance
  const count = escrow.releases.length
  return (
    <RowList isDense>
      <Part label={t('financials.in_escrow')} amount={escrow.amount}>
        <TextLink to='#escrow'>{t('financials.in_escrow_note', { count })}</TextLink>
      </Part>
      {onHold.amount > 0 && (
        <Part label={t('financials.on_hold')} amount={onHold.amount}>
          {t('financials.on_hold_note', {
            count: onHold.stays.length,
            references: onHold.stays.map(({ reference }) => reference).join(', '),
          })}
        </Part>
      )}
      <Part
        label={t('financials.paid_out', { year: String(paidOut.year) })}
        amount={paidOut.inYear}
      >
        <TextLink to={balanceLink(shown, { open: 'payouts' })} isOverlay>
          {t('financials.paid_out_note', {
            amount: formatMoney(paidOut.inMonth, language),
            month: time.day(today, 'month'),
          })}
        </TextLink>
      </Part>
      <Part label={t('financials.waiting')} amount={waiting.amount}>
        {waiting.count > 0 ? (
          <TextLink to='?tab=expenses'>
            {t('financials.waiting_note', {
              count: waiting.count,
              limit: formatMoney(waiting.limit, language),
            })}
          </TextLink>
        ) : (
          t('financials.waiting_none')
        )}
      </Part>
    </RowList>
  )
}

type PartProps = { label: string; amount: number; children: ReactNode }

function Part({ label, amount, children }: PartProps) {
  return (
    <Row
      actions={
        <b>
          <Money amount={amount} />
        </b>
      }
    >
      <span>{label}</span>
      <p className='soft small'>{children}</p>
    </Row>
  )
}
