import type { PayoutReturn } from '@marea/contract/wallet/payouts.ts'
import { returnCodeText } from '@marea/contract/wallet/return-codes.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Table } from '#ui/table/table.tsx'

export function BankReturns() {
  const t = useText()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const [results, setResults] = useState<PayoutReturn[]>([])
  const input = useRef<HTMLInputElement>(null)

  function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0]
    if (!chosen) return
    attempt(async () => {
      const file = await chosen.text()
      // The same file can be chosen again.
      target.value = ''
      setResults(await call('POST /admin/payout-returns', { body: { file } }))
      await revalidate()
    })
  }

  return (
    <Section title={t('admin_payouts.returns')}>
      <p className='soft'>{t('admin_payouts.returns_hint')}</p>
      <Inline gap={2}>
        <input
          ref={input}
          type='file'
          hidden
          aria-label={t('admin_payouts.returns_upload')}
          onChange={upload}
        />
        <Button small kind='quiet' busy={isBusy} onClick={() => input.current?.click()}>
          {t('admin_payouts.returns_upload')}
        </Button>
      </Inline>
      <ActionError title={t('admin_payouts.returns_failed')} error={error} />
      {results.length > 0 && <Results results={results} />}
    </Section>
  )
}

function Results({ results }: { results: PayoutReturn[] }) {
  const t = useText()
  return (
    <Table
      caption={t('admin_payouts.returns_result')}
      rowId={({ traceNumber }) => traceNumber}
      rows={results}
      columns={[
        {
          id: 'name',
          title: t('admin_payouts.name'),
          isName: true,
          cell: ({ name, withdrawalId, traceNumber }) => (
            <TwoLines second={`${t('admin_payouts.returns_trace')} ${traceNumber}`}>
              {withdrawalId ? (
                <TextLink to={`/admin/withdrawals?status=returned&open=${withdrawalId}`}>
                  {name}
                </TextLink>
              ) : (
                '–'
              )}
            </TwoLines>
          ),
        },
        {
          id: 'outcome',
          title: t('admin_payouts.returns_outcome'),
          cell: ({ outcome }) => t(`admin_payouts.returns_outcome.${outcome}`),
        },
        {
          id: 'code',
          title: t('admin_payouts.returns_code'),
          cell: ({ code }) => `${code}: ${t(returnCodeText(code), { code })}`,
        },
        {
          id: 'amount',
          title: t('admin_payouts.amount'),
          isFigure: true,
          cell: ({ amount }) => <Money amount={amount.amount} />,
        },
      ]}
    />
  )
}
