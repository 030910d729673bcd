import type { BankAccount } from '@marea/contract/wallet/bank-accounts.ts'
import { useState } from 'react'
import type { PagePart } from '#platform/api/page-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Section } from '#ui/page/section.tsx'
import { ActionError } from '#ui/state/action-error.tsx'
import { BankAccountList } from './bank-account-list.tsx'
import { NewBankAccount } from './new-bank-account.tsx'

type BankAccountsSectionProps = {
  accounts: PagePart<BankAccount[]>
  onChange: () => Promise<void>
}

export function BankAccountsSection({ accounts, onChange }: BankAccountsSectionProps) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  return (
    <Section title={t('bank.title')}>
      {accounts.value ? (
        <BankAccountList accounts={accounts.value} onChange={onChange} />
      ) : (
        <ActionError title={t('problem.bank_accounts.not_loaded')} error={accounts.error} />
      )}
      <TextButton icon='plus' onClick={() => setAdding(true)}>
        {t('bank.add')}
      </TextButton>
      {isAdding && (
        <NewBankAccount
          isFirst={accounts.value?.length === 0}
          onClose={() => setAdding(false)}
          onAdded={onChange}
        />
      )}
    </Section>
  )
}
