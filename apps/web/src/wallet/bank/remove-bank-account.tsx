import type { BankAccount } from '@marea/contract/wallet/bank-accounts.ts'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ConfirmAction } from '#ui/overlay/confirm-action.tsx'
import { accountName } from './account-name.ts'

type RemoveBankAccountProps = {
  account: BankAccount
  hasOthers: boolean
  onClose: () => void
  onRemoved: () => Promise<void>
}

export function RemoveBankAccount(props: RemoveBankAccountProps) {
  const { account, hasOthers, onClose, onRemoved } = props
  const t = useText()

  async function remove() {
    const params = { id: account.id }
    await withRecentSignIn(() => call('DELETE /bank-accounts/:id', { params }))
    toast.success(t('bank.removed'))
    onClose()
    await onRemoved()
  }

  return (
    <ConfirmAction
      title={t('bank.remove_question', { name: accountName(account) })}
      cancelLabel={t('bank.keep')}
      onClose={onClose}
      confirmLabel={t('bank.remove')}
      isDangerous
      failed={t('problem.bank_accounts.not_saved')}
      onConfirm={remove}
    >
      <p>{t('bank.remove_description')}</p>
      {account.isDefault && hasOthers && <p className='soft'>{t('bank.remove_next_default')}</p>}
    </ConfirmAction>
  )
}
