import type { FavoriteNotice } from '@marea/contract/favorites/endpoints.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { call } from '#platform/api/api.ts'
import { useReloadingAction } from '#platform/form/use-reloading-action.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { State } from '#ui/text/badge.tsx'
import styles from './favorites.module.css'

const tones = { nights_lost: 'warn', nights_back: 'good', price_changed: 'info' } as const

/** What changed for the watched dates, until the reader dismisses it. */
export function NoticeLine({ slug, notice }: { slug: string; notice: FavoriteNotice | null }) {
  const t = useText()
  const { act, isBusy } = useReloadingAction('favorites.failed')
  const language = useLanguage()
  if (!notice) return null
  const { kind, checkIn, checkOut, before, after, noticedAt } = notice
  const money = (amount: typeof before) => (amount ? formatMoney(amount.amount, language) : '')
  return (
    <div className={styles.notice}>
      <State tone={tones[kind]}>
        {t(`favorites.notice.${kind}`, {
          days: formatDayRange(checkIn, checkOut, language),
          before: money(before),
          after: money(after),
        })}
      </State>
      <IconButton
        small
        icon='close'
        label={t('favorites.dismiss_notice')}
        disabled={isBusy}
        onClick={() =>
          act(() =>
            call('DELETE /favorites/:slug/notice', { params: { slug }, query: { noticedAt } }),
          )
        }
      />
    </div>
  )
}
