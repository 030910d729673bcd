import {
  bankAccountErrors,
  bankOf,
  stripSeparators,
} from '@marea/contract/wallet/bank-account-rules.ts'
import type { BankAccount } from '@marea/contract/wallet/bank-accounts.ts'
import { useState } from 'react'
import { useFields } from '#platform/form/use-fields.ts'

type Choices = Pick<BankAccount, 'country' | 'kind' | 'isDefault'>

export function useNewAccount({ isFirst }: { isFirst: boolean }) {
  const fields = useFields({ routingNumber: '', accountNumber: '', bankName: '' })
  const [choices, setChoices] = useState<Choices>({
    country: 'US',
    kind: 'checking',
    isDefault: isFirst,
  })
  const numbers = {
    country: choices.country,
    accountNumber: stripSeparators(fields.values.accountNumber),
    routingNumber: choices.country === 'US' ? stripSeparators(fields.values.routingNumber) : '',
  }
  const suggested = bankOf(numbers)
  const bankName = fields.values.bankName.trim() || suggested || ''
  const errors = bankAccountErrors(numbers)
  return {
    fields,
    errors,
    suggested,
    isNameless: bankName === '',
    hasErrors: bankName === '' || Object.values(errors).some(Boolean),
    body: { ...choices, ...numbers, bankName },
    choose: (next: Partial<Choices>) => setChoices((before) => ({ ...before, ...next })),
  }
}
