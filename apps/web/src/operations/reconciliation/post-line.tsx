import type { LineMeaning, Reconciliation } from '@marea/contract/payments/reconciliation.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { parseMoney } from '#ui/form/parse-money.ts'
import { RadioChoice } from '#ui/form/radio-choice.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { TaxParts } from './tax-parts.tsx'

type PostLineProps = {
  id: string
  amount: number
  taxes: Reconciliation['taxes']
  onDone: () => void
}

type Choice = LineMeaning | 'explained'

const choicesIn: readonly Choice[] = ['interest', 'own_funds', 'explained']
const choicesOut: readonly Choice[] = ['fee', 'tax', 'own_funds', 'explained']

/** For a line that is nothing in the ledger yet. */
export function PostLine({ id, amount, taxes, onDone }: PostLineProps) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<Choice>(amount > 0 ? 'interest' : 'fee')
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const given = givenOf({ chosen, reason, typed, amount })
  const { isAsked, isBusy, error, form } = useSubmission(given, async (given) => {
    await send(id, given)
    onDone()
    toast.success(t('reconcile.recorded'))
    await revalidate()
  })
  const choices = (amount > 0 ? choicesIn : choicesOut).filter(
    (choice) => choice !== 'tax' || taxes.length > 0,
  )
  return (
    <Form kind='dialog' {...form}>
      <RadioChoice
        label={t('reconcile.other')}
        name='meaning'
        value={chosen}
        onChange={(value) => setChosen(choices.find((each) => each === value) ?? chosen)}
        options={choices.map((choice) => ({
          value: choice,
          label: t(`reconcile.as.${choice}`),
          ...(choice === 'own_funds' || choice === 'explained'
            ? { note: t(`reconcile.as.${choice}_about`) }
            : {}),
        }))}
      />
      {chosen === 'tax' && (
        <TaxParts taxes={taxes} total={-amount} typed={typed} onType={setTyped} />
      )}
      <TextArea
        label={t('desk_act.reason')}
        hint={t('reconcile.reason_hint')}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isAsked && reason.trim().length < 3 ? t('desk_act.reason_short') : undefined}
      />
      <ActionError title={t('desk_act.failed')} error={error} />
      <Inline gap={2}>
        <Button type='submit' busy={isBusy}>
          {t('reconcile.record')}
        </Button>
      </Inline>
    </Form>
  )
}

type Typed = { chosen: Choice; reason: string; typed: Record<string, string>; amount: number }
type Given = { chosen: Choice; reason: string; taxes: { authority: string; amount: number }[] }

function givenOf({ chosen, reason, typed, amount }: Typed): Given | undefined {
  const trimmed = reason.trim()
  if (trimmed.length < 3) return undefined
  if (chosen !== 'tax') return { chosen, reason: trimmed, taxes: [] }
  const taxes = Object.entries(typed).flatMap(([authority, text]) => {
    const part = parseMoney(text)
    return part ? [{ authority, amount: part }] : []
  })
  const sum = taxes.reduce((sum, part) => sum + part.amount, 0)
  return sum === -amount ? { chosen, reason: trimmed, taxes } : undefined
}

function send(id: string, { chosen, reason, taxes }: Given): Promise<unknown> {
  const params = { id }
  if (chosen === 'explained') {
    return call('POST /admin/bank-lines/:id/explanation', { params, body: { reason } })
  }
  const body = { meaning: chosen, reason, taxes }
  return call('POST /admin/bank-lines/:id/posting', { params, body })
}
