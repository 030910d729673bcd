import type { Wallet } from '@marea/contract/wallet/endpoints.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { formatMoney } from '#ui/format/format-money.ts'

/** What came from a card too recently to be withdrawn, and from when each part can be. */
export function Maturing({ maturing }: Pick<Wallet, 'maturing'>) {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const days = Map.groupBy(maturing, ({ maturesAt }) => time.companyDay(maturesAt, 'long'))
  return (
    <>
      <p>{t('wallet.maturing_description')}</p>
      {[...days].map(([day, parts]) => (
        <p key={day}>
          {t('wallet.maturing_from', {
            amount: formatMoney(
              parts.reduce((sum, { amount }) => sum + amount.amount, 0),
              language,
            ),
            day,
          })}
        </p>
      ))}
    </>
  )
}
