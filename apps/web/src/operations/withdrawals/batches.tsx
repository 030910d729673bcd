import type { AdminWithdrawal } from '@marea/contract/wallet/admin-withdrawals.ts'
import type { Withdrawal } from '@marea/contract/wallet/endpoints.ts'
import type { PayoutBatch } from '@marea/contract/wallet/payouts.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call, callForFile } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { saveFile } from '#platform/api/save-file.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Button } from '#ui/button/button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { rails } from './rails.ts'

type BatchesProps = {
  batches: PayoutBatch[]
  items: AdminWithdrawal[]
  status: Withdrawal['status']
}

export function Batches({ batches, items, status }: BatchesProps) {
  const t = useText()
  const shown = batches.filter(({ sentAt }) => (sentAt === null) === (status === 'approved'))
  if (status !== 'approved' && status !== 'sent') return null
  return (
    <Section title={t(`admin_payouts.batches.${status}`)}>
      {status === 'approved' && <CreateBatches items={items} />}
      <RowList none={t(`admin_payouts.batches_none.${status}`)}>
        {shown.map((batch) => (
          <Batch key={batch.id} batch={batch} items={items} />
        ))}
      </RowList>
    </Section>
  )
}

function CreateBatches({ items }: { items: AdminWithdrawal[] }) {
  const t = useText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const { isBusy, error, attempt } = useAttempt()
  const waiting = (['US', 'MX'] as const).flatMap((country) => {
    const own = items.filter(
      ({ bankAccount, batchId }) => bankAccount.country === country && batchId === null,
    )
    const total = own.reduce((sum, { amount }) => sum + amount.amount, 0)
    return own.length ? [{ country, count: own.length, amount: formatMoney(total, language) }] : []
  })

  function create(country: 'US' | 'MX') {
    attempt(async () => {
      await call('POST /admin/payout-batches', { body: { country } })
      toast.success(t('admin_payouts.files_created', { count: 1 }))
      await revalidate()
    })
  }

  return (
    <>
      {waiting.map(({ country, count, amount }) => (
        <Inline key={country} gap={2}>
          <Button small busy={isBusy} onClick={() => create(country)}>
            {t('admin_payouts.create', { rail: rails[country], count, amount })}
          </Button>
        </Inline>
      ))}
      <ActionError title={t('desk_act.failed')} error={error} />
    </>
  )
}

function Batch({ batch, items }: BatchProps) {
  const t = useText()
  const { error, isBusy, attempt } = useAttempt()
  const [isSending, setSending] = useState(false)
  const { id, country, sentAt } = batch
  const name = `marea-${id}.${country === 'US' ? 'ach' : 'csv'}`

  function download() {
    attempt(async () => {
      const given = { params: { id } }
      const load = () => callForFile('GET /admin/payout-batches/:id/file', given)
      saveFile(name, await withRecentSignIn(load))
    })
  }

  return (
    <Row
      actions={
        <>
          <Button icon='download' small kind='quiet' busy={isBusy} onClick={download}>
            {t('admin_payouts.download')}
          </Button>
          {!sentAt && (
            <Button small onClick={() => setSending(true)}>
              {t('admin_payouts.mark_sent')}
            </Button>
          )}
        </>
      }
    >
      <Contents batch={batch} items={items} />
      <ActionError title={t('admin_payouts.file_failed')} error={error} />
      {isSending && <SendDialog batch={batch} onClose={() => setSending(false)} />}
    </Row>
  )
}

type BatchProps = { batch: PayoutBatch; items: AdminWithdrawal[] }

function Contents({ batch, items }: BatchProps) {
  const t = useText()
  const time = useTimeFormat()
  const { id, country, createdAt, sentAt, count, amount } = batch
  const own = items.filter(({ batchId }) => batchId === id)
  return (
    <Stack>
      <Heading level={3}>
        {rails[country]}, {t(`admin_payouts.country.${country}`)}
      </Heading>
      <p className='small soft'>
        {t(sentAt ? 'admin_payouts.sent_on' : 'admin_payouts.created_on', {
          day: time.companyDay(sentAt ?? createdAt, 'medium'),
          time: time.companyTime(sentAt ?? createdAt),
        })}
      </p>
      <Lines>
        {own.map(({ id, guest, bankAccount, amount }) => (
          <Line
            key={id}
            label={`${guest.fullName}, ${bankAccount.bankName} ${bankAccount.lastFour}`}
          >
            <Money amount={amount.amount} />
          </Line>
        ))}
        <Line label={t('admin_payouts.payments', { count })} kind='total'>
          <Money amount={amount.amount} />
        </Line>
      </Lines>
    </Stack>
  )
}

function SendDialog({ batch, onClose }: { batch: PayoutBatch; onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const { id, count, amount } = batch
  const facts = { count, amount: formatMoney(amount.amount, language) }

  return (
    <ConfirmAction
      title={t('admin_payouts.send_title')}
      cancelLabel={t('admin_payouts.not_yet')}
      onClose={onClose}
      confirmLabel={t('admin_payouts.mark_sent')}
      failed={t('desk_act.failed')}
      onConfirm={() => call('POST /admin/payout-batches/:id/sending', { params: { id } })}
      done={t('admin_payouts.batch_sent')}
      onDone={revalidate}
    >
      <p>{t('admin_payouts.send_effect', facts)}</p>
    </ConfirmAction>
  )
}
