import type { TodayHome } from '@marea/contract/owners/today.ts'
import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import { ExpenseFields } from '#expenses/form/expense-fields.tsx'
import { useNewExpense } from '#expenses/form/use-new-expense.ts'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { focusFirstError } from '#platform/form/focus-first-error.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button, buttonClass } from '#ui/button/button.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Icon } from '#ui/media/icon.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './mobile.module.css'
import { shrinkPhoto } from './shrink-photo.ts'

type AddExpenseProps = {
  homes: TodayHome[]
  onAct: (action: OwnerAction, about: string) => void
  onClose: () => void
}

export function AddExpense(props: AddExpenseProps) {
  const t = useText()
  return (
    <Sheet isOpen onClose={props.onClose} title={t('expense.add')}>
      <Fields {...props} />
    </Sheet>
  )
}

function Fields({ homes, onAct, onClose }: AddExpenseProps) {
  const t = useText()
  const language = useLanguage()
  const first = homes.length === 1 ? (homes[0]?.slug ?? '') : ''
  const expense = useNewExpense({ suite: first, category: undefined, paidBy: 'owner' })
  const [receipt, setReceipt] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const { amount, body } = expense

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (!body) return focusFirstError(event.currentTarget)
    const { repeats, ...sent } = { ...body, concept: body.concept.trim() }
    onAct({ kind: 'add_expense', expense: sent, receipt }, sent.concept)
    onClose()
  }

  return (
    <Form kind='sheet' onSubmit={submit}>
      <ExpenseFields expense={expense} suites={homes} isAsked={isAsked} />
      <FormFooter>
        <ReceiptPhoto receipt={receipt} onChange={setReceipt} />
        <Button type='submit' wide>
          {amount
            ? t('expense.save_amount', { amount: formatMoney(amount, language) })
            : t('expense.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}

type ReceiptPhotoProps = { receipt: string | null; onChange: (receipt: string | null) => void }

function ReceiptPhoto({ receipt, onChange }: ReceiptPhotoProps) {
  const t = useText()
  const id = useId()
  const [isBroken, setBroken] = useState(false)

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const photo = await shrinkPhoto(file).catch(() => null)
    setBroken(photo === null)
    if (photo) onChange(photo)
  }

  return (
    <div className={styles.receipt}>
      {receipt && <img src={receipt} alt={t('mobile.receipt_alt')} />}
      <input
        id={id}
        className='hidden-label'
        type='file'
        accept='image/jpeg,image/png,image/gif'
        capture='environment'
        onChange={choose}
      />
      <label htmlFor={id} className={buttonClass({ kind: 'quiet', wide: true })}>
        <Icon name='image' small />
        {t(receipt ? 'mobile.receipt_again' : 'mobile.receipt')}
      </label>
      {isBroken && (
        <p role='alert' className={styles.broken}>
          {t('problem.files.not_an_image')}
        </p>
      )}
    </div>
  )
}
