import type { BankAccount } from '@marea/contract/bank-accounts.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Part } from '#platform/part.ts'
import { useText } from '#platform/texts.tsx'
import { Heading } from '#ui/heading.tsx'
import { Refused } from '#ui/refused.tsx'
import { TextButton } from '#ui/text-link.tsx'
import { BankAccountList } from './bank-account-list.tsx'
import { NewBankAccount } from './new-bank-account.tsx'
import styles from './wallet.module.css'

export function BankAccountsPart({ accounts }: { accounts: Part<BankAccount[]> }) {
  const t = useText()
  const { revalidate } = useRevalidator()
  const [isAdding, setAdding] = useState(false)
  return (
    <section className={styles.part}>
      <Heading level={2} size='name'>
        {t('bank.title')}
      </Heading>
      {accounts.value ? (
        <BankAccountList accounts={accounts.value} onChange={revalidate} />
      ) : (
        <Refused title={t('problem.bank_accounts.not_loaded')} error={accounts.error} />
      )}
      <TextButton icon='plus' onClick={() => setAdding(true)}>
        {t('bank.add')}
      </TextButton>
      {isAdding && (
        <NewBankAccount
          isFirst={accounts.value?.length === 0}
          onClose={() => setAdding(false)}
          onAdded={revalidate}
        />
      )}
    </section>
  )
}
