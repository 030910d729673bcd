import { conceptIn } from '@marea/contract/owners/expense.ts'
import type { Need } from '@marea/contract/owners/needs.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { opensOverlay } from '#ui/overlay/overlay-history.ts'
import { State } from '#ui/text/badge.tsx'
import { MessagesRow } from './messages-row.tsx'
import { needAddress, needId, type SingleNeed } from './need-link.ts'
import styles from './needs.module.css'

/** What waits for the owner, each with its action. */
export function NeedList({ needs }: { needs: readonly Need[] }) {
  return (
    <ul className={styles.list}>
      {needs.map((need) => (
        <li key={needId(need)}>
          {need.kind === 'messages' ? <MessagesRow need={need} /> : <Row need={need} />}
        </li>
      ))}
    </ul>
  )
}

function Row({ need }: { need: SingleNeed }) {
  const t = useText()
  const { title, detail } = useNeedTexts(need)
  const to = needAddress(need)
  return (
    <div className={styles.row}>
      <div className={styles.about}>
        {need.isUrgent && <State tone='bad'>{t('need.urgent')}</State>}
        <p className={styles.title}>{title}</p>
        <p className={`soft small ${styles.detail}`}>{detail}</p>
      </div>
      {to && (
        <LinkButton
          to={to}
          kind='quiet'
          small
          aria-label={`${t(`need.action.${need.kind}`)}: ${title}`}
          {...(to.startsWith('?') ? { state: opensOverlay, preventScrollReset: true } : {})}
        >
          {t(`need.action.${need.kind}`)}
        </LinkButton>
      )}
    </div>
  )
}

function useNeedTexts(need: SingleNeed): { title: string; detail: string } {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const home = need.home.name
  switch (need.kind) {
    case 'missing_id':
      return {
        title: t('need.missing_id', { guest: need.guest }),
        detail: t('need.missing_id_detail', { home, time: time.miamiTime(need.checkInAt) }),
      }
    case 'host_id':
      return {
        title: t('need.host_id', { guest: need.guest }),
        detail: t('need.host_id_detail', { home, day: time.day(need.checkIn, 'shortWeekday') }),
      }
    case 'hours':
      return {
        title: t(`need.hours.${need.side}`, {
          guest: need.guest,
          time: formatClock(need.hour, language),
        }),
        detail: t('need.hours_detail', {
          home,
          day: time.day(need.day, 'shortWeekday'),
          amount: formatMoney(need.amount.amount, language),
        }),
      }
    case 'expense':
      return {
        title: `${conceptIn(need, language)}, ${formatMoney(need.total.amount, language)}`,
        detail: t('need.expense_detail', { home }),
      }
    case 'feed': {
      const { trouble, calendar, nights, since } = need
      const when = nights
        ? formatDayRange(nights.from, nights.to, language)
        : t('need.feed_since', { day: time.localDay(since, 'short') })
      return {
        title: t(`need.feed.${trouble}`, { calendar, home }),
        detail: `${calendar} · ${when}`,
      }
    }
    case 'license': {
      const day = time.day(need.validUntil, 'medium')
      return {
        title: t(need.isExpired ? 'need.license_expired' : 'need.license_expiring', { day }),
        detail: `${home} · ${t(`license.${need.license}`)} ${need.number}`,
      }
    }
    case 'price_gap':
      return {
        title: t('need.price_gap', { home }),
        detail: t('need.price_gap_detail', {
          days: formatDayRange(need.from, need.to, language),
        }),
      }
  }
}
