import type { FavoriteNotice } from '@marea/contract/favorites.ts'
import { useLanguage, useText } from '#platform/texts.tsx'
import { formatDays } from '#suites/days.ts'
import { State } from '#ui/badge.tsx'
import { formatMoney } from '#ui/format-money.ts'

const tones = { nights_lost: 'warn', nights_back: 'good', price_changed: 'info' } as const

/** What changed for the nights that are watched. */
export function NoticeLine({ notice }: { notice: FavoriteNotice | null }) {
  const t = useText()
  const language = useLanguage()
  if (!notice) return null
  const { kind, checkIn, checkOut, before, after } = notice
  const money = (amount: typeof before) => (amount ? formatMoney(amount.amount, language) : '')
  return (
    <p className='small'>
      <State tone={tones[kind]}>
        {t(`favorites.notice.${kind}`, {
          days: formatDays(checkIn, checkOut, language),
          before: money(before),
          after: money(after),
        })}
      </State>
    </p>
  )
}
