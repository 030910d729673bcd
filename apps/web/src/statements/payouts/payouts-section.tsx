import type { OwnerPayouts } from '@marea/contract/statements/financials/payouts.ts'
import { useRevalidator } from 'react-router'
import type { PagePart } from '#platform/api/page-part.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { type BalanceAddress, balanceLink } from '#statements/financials-address.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { useAccountNote } from './account-choice.tsx'
import { NextPayoutLines } from './next-payout-lines.tsx'
import { ownerLinks } from './opened/payout-links.ts'
import { chosenAccount, useScheduleText } from './payout-texts.ts'

type PayoutsSectionProps = { payouts: PagePart<OwnerPayouts>; shown: BalanceAddress }

export function PayoutsSection({ payouts: { value, error }, shown }: PayoutsSectionProps) {
  const t = useText()
  return (
    <Section id='payouts' aria-labelledby='payouts-title' title={t('payouts.title')} size='heading'>
      {value ? <Payouts payouts={value} shown={shown} /> : <NotLoaded error={error} />}
    </Section>
  )
}

function NotLoaded({ error }: { error: unknown }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  return <LoadError title={t('payouts.load_failed')} error={error} onRetry={revalidate} />
}

type PayoutsProps = { payouts: OwnerPayouts; shown: BalanceAddress }

function Payouts({ payouts, shown }: PayoutsProps) {
  const t = useText()
  const { next, items, isOpen } = payouts
  return (
    <>
      {!isOpen && <p>{t('problem.payouts.closed')}</p>}
      {next ? <NextPayoutLines next={next} /> : <p className='soft'>{t('payouts.no_schedule')}</p>}
      {items.length > 0 && <Latest payouts={payouts} shown={shown} />}
      <Bank payouts={payouts} />
      <Actions payouts={payouts} shown={shown} />
      <p className='soft small'>{t('payouts.security')}</p>
    </>
  )
}

function Latest({ payouts: { items }, shown }: PayoutsProps) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Section title={t('payouts.latest')} level={3} size='plain'>
      <Lines>
        {items.slice(0, 3).map(({ id, amount, bankAccount, status, steps }) => (
          <Line
            key={id}
            label={
              <TextLink to={ownerLinks.payout(id)}>
                {time.companyDay(steps[0]?.at ?? '', 'shortWeekday')}
              </TextLink>
            }
            note={t(`payouts.status.${status}`, {
              bank: `${bankAccount.bankName} ${bankAccount.lastFour}`,
            })}
          >
            <Money amount={amount.amount} />
          </Line>
        ))}
      </Lines>
      {items.length > 3 && (
        <p>
          <TextLink to={balanceLink(shown, { open: 'payouts' })} isOverlay>
            {t('payouts.all', { count: items.length })}
          </TextLink>
        </p>
      )}
    </Section>
  )
}

function Bank({ payouts }: Pick<PayoutsProps, 'payouts'>) {
  const t = useText()
  const noteOf = useAccountNote()
  const scheduleText = useScheduleText()
  const account = chosenAccount(payouts)
  if (!account) return <p>{t('payouts.no_bank')}</p>
  const { bankName, kind } = account
  return (
    <RowList isDense>
      <Row mark={<Icon name='bank' />}>
        <b>{t(`payouts.bank.${kind}`, { bank: bankName })}</b>
        <p className='soft small'>{noteOf(account)}</p>
        <p className='soft small'>{scheduleText(payouts.schedule)}</p>
      </Row>
    </RowList>
  )
}

function Actions({ payouts: { accounts, payable, isOpen }, shown }: PayoutsProps) {
  const t = useText()
  const language = useLanguage()
  const open = (name: string) => balanceLink(shown, { open: name })
  if (accounts.length === 0) {
    return (
      <Inline>
        <LinkButton to='/account-settings/back-account'>{t('payouts.add_bank')}</LinkButton>
      </Inline>
    )
  }
  return (
    <Inline>
      {isOpen && payable > 0 && (
        <LinkButton to={open('payout')} isOverlay>
          {t('payouts.pay_now')}
          <span className='hidden-label'> {formatMoney(payable, language)}</span>
        </LinkButton>
      )}
      <LinkButton to={open('schedule')} kind='quiet' isOverlay>
        {t('payouts.change_schedule')}
      </LinkButton>
      <LinkButton to='/account-settings/back-account' kind='quiet'>
        {t('payouts.banks')}
      </LinkButton>
    </Inline>
  )
}
