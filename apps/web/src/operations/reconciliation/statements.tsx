import type { BankFile } from '@marea/contract/payments/reconciliation.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { call } from '#platform/api/api.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { Progress } from '#ui/chart/progress.tsx'
import { Field } from '#ui/form/field.tsx'
import { FileButton } from '#ui/form/file-button.tsx'
import { parseMoney } from '#ui/form/parse-money.ts'
import { Money } from '#ui/format/money.tsx'
import { Section } from '#ui/page/section.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { Table } from '#ui/table/table.tsx'

export function Statements({ files }: { files: BankFile[] }) {
  const t = useText()
  return (
    <Section title={t('reconcile.statements')} isRuled>
      <UploadStatement />
      <FileTable files={files} />
    </Section>
  )
}

function UploadStatement() {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [fileName, setFileName] = useState('')
  const [balance, setBalance] = useState('')
  const { isBusy, error, attempt } = useAttempt()
  const amount = signedMoney(balance)
  const isWrong = balance.trim() !== '' && amount === undefined

  function add(file: File) {
    setFileName(file.name)
    attempt(async () => {
      const known = amount === undefined ? {} : { balance: amount }
      const body = { fileName: file.name.slice(0, 200), ...known }
      const added = await call('POST /admin/bank-files', { body, upload: { file } })
      const count = added.reduce((sum, { newLines }) => sum + newLines, 0)
      setBalance('')
      toast.success(t('reconcile.uploaded', { count }))
      await revalidate()
    })
  }

  if (isBusy) return <Progress label={t('reconcile.uploading', { file: fileName })} />
  return (
    <Stack gap={3}>
      <Field
        label={t('reconcile.closing')}
        hint={t('reconcile.closing_hint')}
        aside={t('checkout.optional')}
        inputMode='decimal'
        autoComplete='off'
        before='$'
        value={balance}
        onChange={({ target }) => setBalance(target.value)}
        error={isWrong ? t('reconcile.closing_wrong') : undefined}
      />
      {!isWrong && (
        <FileButton
          icon='upload'
          label={t('reconcile.upload')}
          accept='.csv,.txt,.ofx,.qfx,.qbo,.bai,.bai2,text/csv'
          hint={t('reconcile.upload_hint')}
          onChoose={add}
        />
      )}
      <ActionError title={t('reconcile.upload_failed')} error={error} />
    </Stack>
  )
}

/** An account may be overdrawn. */
function signedMoney(text: string): number | undefined {
  const isNegative = /^\s*[-−]/.test(text)
  const amount = parseMoney(text.replace(/[-−]/, ''))
  return isNegative && amount !== undefined ? -amount : amount
}

function FileTable({ files }: { files: BankFile[] }) {
  const t = useText()
  const time = useTimeFormat()
  return (
    <Table
      caption={t('reconcile.statements')}
      hideCaption
      rows={files}
      rowId={({ id }) => id}
      empty={<p className='soft'>{t('reconcile.files_none')}</p>}
      columns={[
        {
          id: 'file',
          title: t('reconcile.file'),
          isName: true,
          cell: ({ fileName, format, account }) => (
            <TwoLines second={account ? t('reconcile.file_account', { end: account }) : undefined}>
              {fileName || format.toUpperCase()}
            </TwoLines>
          ),
        },
        {
          id: 'days',
          title: t('reconcile.file_days'),
          cell: ({ firstOn, lastOn }) =>
            `${time.day(firstOn, 'medium')} – ${time.day(lastOn, 'medium')}`,
        },
        {
          id: 'new',
          title: t('reconcile.file_lines'),
          isFigure: true,
          cell: ({ newLines }) => newLines,
        },
        {
          id: 'known',
          title: t('reconcile.file_known'),
          isFigure: true,
          cell: ({ knownLines }) => knownLines,
        },
        {
          id: 'balance',
          title: t('reconcile.file_balance'),
          isFigure: true,
          cell: ({ balance }) => (balance ? <Money amount={balance.amount} /> : '–'),
        },
      ]}
    />
  )
}
