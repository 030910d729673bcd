import type { BankAccount } from '@marea/contract/wallet/bank-accounts.ts'
import { useState } from 'react'
import { call } from '#platform/api/api.ts'
import { withRecentSignIn } from '#platform/api/auth-dialog.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Item, ItemList } from '#ui/item-list.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { ActionError } from '#ui/state/action-error.tsx'
import { State } from '#ui/text/badge.tsx'
import { accountName } from './account-name.ts'
import { EditBankAccount } from './edit-bank-account.tsx'
import { RemoveBankAccount } from './remove-bank-account.tsx'
import { useAccountFacts } from './use-account-facts.ts'

type BankAccountListProps = { accounts: BankAccount[]; onChange: () => Promise<void> }

export function BankAccountList({ accounts, onChange }: BankAccountListProps) {
  return (
    <ItemList>
      {accounts.map((account) => (
        <Row
          key={account.id}
          account={account}
          hasOthers={accounts.length > 1}
          onChange={onChange}
        />
      ))}
    </ItemList>
  )
}

type RowProps = {
  account: BankAccount
  hasOthers: boolean
  onChange: () => Promise<void>
}

function Row({ account, hasOthers, onChange }: RowProps) {
  const t = useText()
  const factsOf = useAccountFacts()
  const [asks, setAsks] = useState<'edit' | 'remove'>()
  const { error, attempt } = useAttempt()
  const name = accountName(account)
  const close = () => setAsks(undefined)

  function makeDefault() {
    attempt(async () => {
      const given = { params: { id: account.id }, body: { isDefault: true } as const }
      await withRecentSignIn(() => call('PUT /bank-accounts/:id', given))
      toast.success(t('bank.made_default', { name }))
      await onChange()
    })
  }

  const edit: MenuEntry = {
    id: 'edit',
    label: t('bank.edit'),
    icon: 'edit',
    onSelect: () => setAsks('edit'),
  }
  const prefer: MenuEntry = {
    id: 'default',
    label: t('bank.make_default'),
    icon: 'check',
    onSelect: makeDefault,
  }
  const remove: MenuEntry = {
    id: 'remove',
    label: t('bank.remove'),
    icon: 'trash',
    isDangerous: true,
    opensGroup: true,
    onSelect: () => setAsks('remove'),
  }
  return (
    <Item
      icon='bank'
      name={account.bankName}
      menu={{
        label: t('bank.more', { name }),
        entries: account.isDefault ? [edit, remove] : [edit, prefer, remove],
      }}
      error={
        error !== null && <ActionError title={t('problem.bank_accounts.not_saved')} error={error} />
      }
      dialog={
        asks && <AccountDialog asks={asks} {...{ account, hasOthers, onChange, onClose: close }} />
      }
    >
      <p className='soft small'>{factsOf(account)}</p>
      {account.isDefault && <State tone='good'>{t('bank.default')}</State>}
    </Item>
  )
}

type AccountDialogProps = RowProps & { asks: 'edit' | 'remove'; onClose: () => void }

function AccountDialog({ asks, account, hasOthers, onClose, onChange }: AccountDialogProps) {
  if (asks === 'edit') {
    return <EditBankAccount account={account} onClose={onClose} onSaved={onChange} />
  }
  return (
    <RemoveBankAccount
      account={account}
      hasOthers={hasOthers}
      onClose={onClose}
      onRemoved={onChange}
    />
  )
}
