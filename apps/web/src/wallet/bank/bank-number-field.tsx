import type { TextKey } from '@marea/contract/texts/keys.ts'
import type { NumberError } from '@marea/contract/wallet/aba.ts'
import { bankOf, stripSeparators } from '@marea/contract/wallet/bank-account-rules.ts'
import type { Fields } from '#platform/form/use-fields.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './bank-accounts.module.css'

type BankNumber = 'routing' | 'account' | 'clabe'

type BankNumberFieldProps = {
  number: BankNumber
  fields: Fields<'routingNumber' | 'accountNumber' | 'bankName'>
  error: NumberError | undefined
}

const digitsOf = { routing: 9, clabe: 18 } as const

/** Shows while typing how many digits are missing, what is wrong and which bank it is. */
export function BankNumberField({ number, fields, error }: BankNumberFieldProps) {
  const t = useText()
  const name = number === 'routing' ? 'routingNumber' : 'accountNumber'
  const digits = stripSeparators(fields.values[name])
  const isWhole = number !== 'account' && digits.length >= digitsOf[number]
  const isShown = fields.isSettled(name) || isWhole
  return (
    <Field
      {...fields.bind(name)}
      label={t(`bank.${number}`)}
      inputMode='numeric'
      autoComplete='off'
      spellCheck={false}
      maxLength={30}
      error={error && isShown ? t(errorText(number, error)) : undefined}
      hint={
        digits !== '' && !error ? (
          <Right number={number} digits={digits} />
        ) : (
          <Missing number={number} digits={digits} />
        )
      }
    />
  )
}

function Right({ number, digits }: { number: BankNumber; digits: string }) {
  const t = useText()
  const bank = {
    routing: bankOf({ country: 'US', accountNumber: '', routingNumber: digits }),
    clabe: bankOf({ country: 'MX', accountNumber: digits, routingNumber: '' }),
    account: undefined,
  }[number]
  return (
    <span className={styles.right}>
      <Icon name='check' small />
      {bank ? t('bank.number_valid_bank', { bank }) : t('bank.number_valid')}
    </span>
  )
}

function Missing({ number, digits }: { number: BankNumber; digits: string }) {
  const t = useText()
  const missing = number === 'account' ? 0 : digitsOf[number] - digits.length
  if (digits === '' || missing <= 0) return t(`bank.${number}_hint`)
  return t('bank.digits_left', { count: missing })
}

/** An account number can only be too short or too long. */
function errorText(number: BankNumber, error: NumberError): TextKey {
  return number === 'account' ? 'bank.fault.account.length' : `bank.fault.${number}.${error}`
}
