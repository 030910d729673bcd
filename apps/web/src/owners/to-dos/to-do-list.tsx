import { conceptIn } from '@marea/contract/expenses/concept-in.ts'
import type { ToDo } from '@marea/contract/owners/to-dos.ts'
import { formatClock } from '@marea/contract/platform/time/format-clock.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { LinkButton } from '#ui/button/link-button.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { State } from '#ui/text/badge.tsx'
import { MessagesRow } from './messages-row.tsx'
import { type SingleToDo, toDoAddress, toDoId } from './to-do-link.ts'

export function ToDoList({ needs }: { needs: readonly ToDo[] }) {
  return (
    <RowList isDense>
      {needs.map((toDo) =>
        toDo.kind === 'messages' ? (
          <Row key={toDoId(toDo)}>
            <MessagesRow toDo={toDo} />
          </Row>
        ) : (
          <Need key={toDoId(toDo)} toDo={toDo} />
        ),
      )}
    </RowList>
  )
}

function Need({ toDo }: { toDo: SingleToDo }) {
  const t = useText()
  const { title, detail } = useToDoTexts(toDo)
  const to = toDoAddress(toDo)
  const action = to && (
    <LinkButton
      to={to}
      kind='quiet'
      small
      aria-label={`${t(`need.action.${toDo.kind}`)}: ${title}`}
      isOverlay={to.startsWith('?')}
    >
      {t(`need.action.${toDo.kind}`)}
    </LinkButton>
  )
  return (
    <Row actions={action}>
      {toDo.isUrgent && <State tone='bad'>{t('need.urgent')}</State>}
      <b>{title}</b>
      <small className='clamped'>{detail}</small>
    </Row>
  )
}

function useToDoTexts(toDo: SingleToDo): { title: string; detail: string } {
  const t = useText()
  const language = useLanguage()
  const time = useTimeFormat()
  const home = toDo.home.name
  switch (toDo.kind) {
    case 'missing_id': {
      const { guest, timeZone, checkInAt } = toDo
      return {
        title: t('need.missing_id', { guest }),
        detail: t('need.missing_id_detail', { home, time: time.timeIn(timeZone, checkInAt) }),
      }
    }
    case 'host_id':
      return {
        title: t('need.host_id', { guest: toDo.guest }),
        detail: t('need.host_id_detail', { home, day: time.day(toDo.checkIn, 'shortWeekday') }),
      }
    case 'hours':
      return {
        title: t(`need.hours.${toDo.side}`, {
          guest: toDo.guest,
          time: formatClock(toDo.hour, language),
        }),
        detail: t('need.hours_detail', {
          home,
          day: time.day(toDo.day, 'shortWeekday'),
          amount: formatMoney(toDo.amount.amount, language),
        }),
      }
    case 'expense':
      return {
        title: `${conceptIn(toDo, language)}, ${formatMoney(toDo.total.amount, language)}`,
        detail: t('need.expense_detail', { home }),
      }
    case 'feed': {
      const { trouble, calendar, nights, since } = toDo
      const when = nights
        ? formatDayRange(nights.from, nights.to, language)
        : t('need.feed_since', { day: time.localDay(since, 'short') })
      return {
        title: t(`need.feed.${trouble}`, { calendar, home }),
        detail: `${calendar} · ${when}`,
      }
    }
    case 'license': {
      const day = time.day(toDo.validUntil, 'medium')
      return {
        title: t(toDo.isExpired ? 'need.license_expired' : 'need.license_expiring', { day }),
        detail: `${home} · ${t(`license.${toDo.license}`)} ${toDo.number}`,
      }
    }
    case 'price_gap':
      return {
        title: t('need.price_gap', { home }),
        detail: t('need.price_gap_detail', { days: formatDayRange(toDo.from, toDo.to, language) }),
      }
  }
}
