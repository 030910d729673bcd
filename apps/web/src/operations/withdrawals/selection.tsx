import type {
  AdminWithdrawal,
  WithdrawalSummary,
} from '@marea/contract/wallet/admin-withdrawals.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Column, Columns } from '#ui/page/columns.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { rails } from './rails.ts'
import { WithdrawalTable } from './withdrawal-table.tsx'

type SelectionProps = { items: AdminWithdrawal[]; summary: WithdrawalSummary }

const countries = ['US', 'MX'] as const

export function Selection({ items, summary }: SelectionProps) {
  const t = useText()
  const language = useLanguage()
  const limit = summary.limit.amount
  const isReady = (row: AdminWithdrawal) =>
    !row.needsApproval && row.warnings.length === 0 && row.approvals.every(isDecided)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(items.filter(isReady).map(({ id }) => id)),
  )
  const picked = items.filter(({ id }) => chosen.has(id))
  const ready = picked.filter(
    ({ needsApproval, approvals }) => !needsApproval && approvals.every(isDecided),
  )
  const toggle = (id: string) => setChosen((before) => before.symmetricDifference(new Set([id])))
  return (
    <>
      <WithdrawalTable
        items={items}
        summary={summary}
        status='requested'
        selection={{ chosen, onToggle: toggle }}
      />
      <p className='tiny soft'>
        {t('admin_payouts.limit_note', { limit: formatMoney(limit, language) })}
      </p>
      {picked.length > 0 && <Preview picked={picked} ready={ready} earlier={summary.toBatch} />}
    </>
  )
}

function isDecided({ verdict }: { verdict: string | null }): boolean {
  return verdict !== null
}

type PreviewProps = {
  picked: AdminWithdrawal[]
  ready: AdminWithdrawal[]
  /** Approved before and in no file yet, so the next file takes them too. */
  earlier: WithdrawalSummary['toBatch']
}

function Preview({ picked, ready, earlier }: PreviewProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const used = countries.filter((country) =>
    ready.some(({ bankAccount }) => bankAccount.country === country),
  )
  const added = earlier.filter(({ country }) => used.includes(country))

  function approveAll() {
    attempt(async () => {
      for (const { id } of ready) {
        await call('POST /admin/withdrawals/:id/approval', { params: { id } })
      }
      for (const country of used) {
        await call('POST /admin/payout-batches', { body: { country } })
      }
      toast.success(t('admin_payouts.files_created', { count: used.length }))
      await revalidate()
    })
  }

  return (
    <Section title={t('admin_payouts.preview')}>
      <Columns>
        <Column>
          {countries.map((country) => (
            <CountryLines
              key={country}
              {...{ country, picked, ready }}
              earlier={earlier.find((each) => each.country === country)}
            />
          ))}
        </Column>
        <Column>
          <Totals ready={ready} added={added} banks={used.length} />
          <ActionError title={t('desk_act.failed')} error={error} />
          {ready.length > 0 && (
            <Button busy={isBusy} onClick={approveAll}>
              {t('admin_payouts.approve_all', { count: ready.length })}
            </Button>
          )}
        </Column>
      </Columns>
    </Section>
  )
}

type TotalsProps = {
  ready: AdminWithdrawal[]
  added: WithdrawalSummary['toBatch']
  banks: number
}

function Totals({ ready, added, banks }: TotalsProps) {
  const t = useText()
  const toBanks = ready.reduce((sum, { amount }) => sum + amount.amount, 0)
  const fees = ready.reduce((sum, { fee }) => sum + fee.amount, 0)
  const addedCount = added.reduce((sum, { count }) => sum + count, 0)
  const addedAmount = added.reduce((sum, { amount }) => sum + amount.amount, 0)
  return (
    <Lines>
      <Line label={t('admin_payouts.leaves', { count: ready.length })}>
        <Money amount={toBanks + fees} />
      </Line>
      <Line label={t('admin_payouts.fees')}>
        <Money amount={-fees} />
      </Line>
      {addedCount > 0 && (
        <Line label={t('admin_payouts.earlier', { count: addedCount })}>
          <Money amount={addedAmount} />
        </Line>
      )}
      <Line label={t('admin_payouts.to_banks', { count: banks })} kind='total'>
        <Money amount={toBanks + addedAmount} />
      </Line>
    </Lines>
  )
}

type CountryLinesProps = {
  country: (typeof countries)[number]
  picked: AdminWithdrawal[]
  ready: AdminWithdrawal[]
  earlier: WithdrawalSummary['toBatch'][number] | undefined
}

function CountryLines({ country, picked, ready, earlier }: CountryLinesProps) {
  const t = useText()
  const rows = picked.filter(({ bankAccount }) => bankAccount.country === country)
  const going = rows.filter((row) => ready.includes(row))
  const added = going.length > 0 ? earlier : undefined
  const total = going.reduce((sum, { amount }) => sum + amount.amount, added?.amount.amount ?? 0)
  const count = going.length + (added?.count ?? 0)
  if (rows.length === 0) return null
  return (
    <Stack>
      <Heading level={3}>
        {rails[country]}, {t(`admin_payouts.country.${country}`)}
      </Heading>
      <Lines>
        {rows.map((row) => {
          const { bankName, lastFour } = row.bankAccount
          const label = `${row.guest.fullName}, ${bankName} ${lastFour}`
          return (
            <Line
              key={row.id}
              label={label}
              note={going.includes(row) ? undefined : t('admin_payouts.not_included')}
            >
              <Money amount={row.amount.amount} />
            </Line>
          )
        })}
        {added && (
          <Line label={t('admin_payouts.earlier', { count: added.count })}>
            <Money amount={added.amount.amount} />
          </Line>
        )}
        <Line label={t('admin_payouts.payments', { count })} kind='total'>
          <Money amount={total} />
        </Line>
      </Lines>
      {country === 'MX' && <p className='tiny soft'>{t('admin_payouts.pesos')}</p>}
    </Stack>
  )
}
