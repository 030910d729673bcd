import type { TodayHome } from '@marea/contract/owners/today.ts'
import { useState } from 'react'
import { ExpenseFields } from '#expenses/form/expense-fields.tsx'
import { useNewExpense } from '#expenses/form/use-new-expense.ts'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { FileButton } from '#ui/form/file-button.tsx'
import { Form, FormFooter } from '#ui/form/form.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Stack } from '#ui/page/stack.tsx'
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
  const { amount, body } = expense
  const { isAsked, form } = useSubmission(body, async (body) => {
    const { repeats, ...sent } = { ...body, concept: body.concept.trim() }
    onAct({ kind: 'add_expense', expense: sent, receipt }, sent.concept)
    onClose()
  })

  return (
    <Form kind='sheet' {...form}>
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
  const [isBroken, setBroken] = useState(false)

  async function choose(file: File) {
    const photo = await shrinkPhoto(file).catch(() => null)
    setBroken(photo === null)
    if (photo) onChange(photo)
  }

  return (
    <Stack gap={3}>
      {receipt && <img src={receipt} alt={t('mobile.receipt_alt')} className={styles.receipt} />}
      <FileButton
        icon='image'
        label={t(receipt ? 'mobile.receipt_again' : 'mobile.receipt')}
        accept='image/jpeg,image/png,image/gif'
        isCamera
        onChoose={choose}
      />
      {isBroken && (
        <p role='alert' className='bad small'>
          {t('problem.files.not_an_image')}
        </p>
      )}
    </Stack>
  )
}
