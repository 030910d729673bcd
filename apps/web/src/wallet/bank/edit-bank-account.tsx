import type { BankAccount } from '@marea/contract/wallet/bank-accounts.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { useSubmission } from '#platform/form/use-submission.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { KindChoice } from './account-choices.tsx'
import { accountName } from './account-name.ts'

type EditBankAccountProps = {
  account: BankAccount
  onClose: () => void
  onSaved: () => Promise<void>
}

/** The numbers cannot be edited: another number is another account. */
export function EditBankAccount({ account, onClose, onSaved }: EditBankAccountProps) {
  const t = useText()
  const [bankName, setBankName] = useState(account.bankName)
  const [kind, setKind] = useState(account.kind)
  const isNameless = bankName.trim() === ''

  const body = isNameless ? undefined : { bankName: bankName.trim(), kind }
  const { isBusy, error, form } = useSubmission(body, async (body) => {
    const params = { id: account.id }
    await withRecentSignIn(() => call('PUT /bank-accounts/:id', { params, body }))
    toast.success(t('bank.saved'))
    onClose()
    await onSaved()
  })

  return (
    <Dialog isOpen onClose={onClose} title={t('bank.edit_of', { name: accountName(account) })}>
      <Form kind='dialog' {...form}>
        <Field
          label={t('bank.name')}
          name='bankName'
          autoComplete='off'
          maxLength={80}
          value={bankName}
          onChange={({ target }) => setBankName(target.value)}
          error={isNameless ? t('bank.name_required') : undefined}
        />
        <KindChoice value={kind} onChange={setKind} />
        <ActionError title={t('problem.bank_accounts.not_saved')} error={error} />
        <FormActions isBusy={isBusy} cancelLabel={t('bank.cancel')} onCancel={onClose}>
          {t('bank.save')}
        </FormActions>
      </Form>
    </Dialog>
  )
}
