import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import type { Wallet, Withdrawal } from '@marea/contract/wallet/endpoints.ts'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Estimate, EstimateNote } from '#ui/format/estimate.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Answer } from '#ui/page/answer.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Fact, Facts } from '#ui/page/facts.tsx'
import { accountName } from '#wallet/bank/account-name.ts'
import { causeLink } from '#wallet/history/cause-link.ts'
import { isOnItsWay } from '#wallet/withdraw/withdrawal-path.ts'
import { Maturing } from './maturing.tsx'

type Arriving = { id: string; amount: number; card: string }

type BalanceSummaryProps = {
  wallet: Wallet
  withdrawals: Withdrawal[]
  /** Deposits whose card has not been charged yet. */
  arriving: Arriving[]
}

export function BalanceSummary({ wallet, withdrawals, arriving }: BalanceSummaryProps) {
  const t = useText()
  return (
    <Columns>
      <Answer about={t('wallet.available')} amount={wallet.available.amount}>
        <Estimate amount={wallet.available.amount} />
        <EstimateNote />
        {!wallet.withdrawals.isOpen && (
          <p className='soft small'>
            <b>{t('wallet.closed')}</b> {t('wallet.closed_description')}
          </p>
        )}
      </Answer>
      <Facts>
        <Withdrawable wallet={wallet} />
        {wallet.gift.amount > 0 && (
          <Part
            name={t('gift.wallet')}
            amount={wallet.gift.amount}
            description={t('gift.wallet_description')}
          />
        )}
        {arriving.map(({ id, amount, card }) => (
          <Part
            key={id}
            name={t('wallet.arriving')}
            amount={amount}
            description={t('wallet.arriving_description', { card })}
          />
        ))}
        {wallet.onHold.map((hold) => (
          <HoldPart key={hold.id} hold={hold} />
        ))}
        {wallet.onHold.length > 0 && (
          <Part
            name={t('wallet.total')}
            amount={wallet.balance.amount}
            description={t('wallet.total_description')}
          />
        )}
        <PendingWithdrawals withdrawals={withdrawals.filter(isOnItsWay)} />
      </Facts>
    </Columns>
  )
}

/** Amounts that can be withdrawn now and later. */
function Withdrawable({ wallet }: { wallet: Wallet }) {
  const t = useText()
  const { withdrawable, withdrawals, maturing } = wallet
  if (!withdrawals.isOpen) return null
  return (
    <>
      <Part
        name={t('wallet.withdrawable')}
        amount={withdrawable.amount}
        description={t('wallet.withdrawable_all')}
      />
      {maturing.length > 0 && (
        <Part
          name={t('wallet.maturing')}
          amount={maturing.reduce((sum, { amount }) => sum + amount.amount, 0)}
          description={<Maturing maturing={maturing} />}
        />
      )}
    </>
  )
}

function HoldPart({ hold: { amount, until, cause, stay } }: { hold: Wallet['onHold'][number] }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat().localDateTime(until)
  const link = causeLink(cause, stay)
  const description = stay
    ? t('wallet.hold.stay', {
        time,
        home: stay.home,
        days: formatDayRange(stay.checkIn, stay.checkOut, language),
      })
    : t('wallet.hold.other', { time })
  return (
    <Part
      name={t('wallet.on_hold')}
      amount={amount.amount}
      description={link ? <TextLink to={link}>{description}</TextLink> : description}
    />
  )
}

function PendingWithdrawals({ withdrawals }: { withdrawals: Withdrawal[] }) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  if (withdrawals.length === 0) return null
  return (
    <Part
      name={t('wallet.on_its_way')}
      amount={withdrawals.reduce((sum, { amount }) => sum + amount.amount, 0)}
      description={withdrawals.map(({ id, arrivesOn, amount, bankAccount }) => (
        <p key={id}>
          <TextLink to={causeLink(`withdrawal:${id}`, null) ?? ''} isOverlay>
            {t('wallet.on_its_way_description', {
              amount: formatMoney(amount.amount, language),
              bank: accountName(bankAccount),
              day: time.day(arrivesOn, 'longWeekday'),
            })}
          </TextLink>
        </p>
      ))}
    />
  )
}

type PartProps = { name: string; amount: number; description: ReactNode }

function Part({ name, amount, description }: PartProps) {
  return (
    <Fact name={name}>
      <b>
        <Money amount={amount} />
      </b>
      <div className='soft small'>{description}</div>
    </Fact>
  )
}
