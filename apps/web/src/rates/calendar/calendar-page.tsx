import { addDays } from '@marea/contract/platform/time/days.ts'
import type { OwnerCalendar } from '@marea/contract/rates/calendar.ts'
import { type ReactNode, useMemo, useState } from 'react'
import {
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { opensOverlay } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Dock } from '#rates/calendar/edit/dock.tsx'
import { useCalendarChange } from '#rates/calendar/edit/use-calendar-change.ts'
import { WaitingChange } from '#rates/calendar/edit/waiting-change.tsx'
import { CalendarGrid } from '#rates/calendar/grid/calendar-grid.tsx'
import { addMonths, monthOf } from '#ui/calendar/month-weeks.ts'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import styles from './calendar.module.css'
import { calendarQuery, findHomes, parseAddress } from './calendar-address.ts'
import { CalendarKey } from './calendar-key.tsx'
import { CalendarOverlay } from './calendar-overlay.tsx'
import { CalendarTools } from './calendar-tools.tsx'
import { ConflictNotices } from './conflict-notices.tsx'
import { homeNights } from './home-nights.ts'
import { MonthView } from './month-view.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { nightsOf, type Selection } from './selection.ts'
import { useIsPhone } from './use-is-phone.ts'

export const headers = personal

/** Another month or an opened sheet needs no new data: all 24 months are loaded at once. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const isSameAddress = args.currentUrl.href === args.nextUrl.href
  return isSameAddress && withOfflineData(args)
}

export function clientLoader() {
  return whenManager(() => loadPart(call('GET /owner/calendar', { query: {} })))
}

export default function CalendarPage() {
  const t = useText()
  const calendar = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(['booking.*', 'channels.*', 'owners.calendar_changed'], () => revalidate())
  if (!calendar) return <HydrateFallback />
  if (calendar.value?.homes.length) return <Calendar calendar={calendar.value} />
  if (calendar.value) {
    return (
      <Frame>
        <EmptyState title={t('owner_calendar.no_homes')}>
          {t('owner_calendar.no_homes_description')}
        </EmptyState>
      </Frame>
    )
  }
  const title = t('owner_calendar.load_failed')
  return (
    <Frame>
      <LoadError title={title} error={calendar.error} onRetry={revalidate} />
    </Frame>
  )
}

function Calendar({ calendar }: { calendar: OwnerCalendar }) {
  const t = useText()
  const { today, from, to } = calendar
  const { revalidate } = useRevalidator()
  const { address, shown, go, goToMonth, open } = useCalendarAddress(today)
  const isPhone = useIsPhone()
  const [selection, setSelection] = useState<Selection | null>(null)
  const changes = useCalendarChange(() => void revalidate())
  const homes = useMemo(
    () =>
      findHomes(calendar.homes, address.find).map((home) => homeNights(home, { from, to, today })),
    [calendar, from, to, today, address.find],
  )
  const { month = monthOf(today), home = homes[0]?.home.slug ?? '' } = address
  const selected = selection && nightsOf(selection)
  const edited = selected && homes.find((each) => each.home.slug === selected.home)

  function select(next: Selection | null) {
    changes.clearError()
    setSelection(next)
  }
  const common = { homes, today, selection, onSelect: select, onOpen: open }
  return (
    <Frame
      tools={
        <CalendarTools
          address={address}
          onFind={(find) => go({ find })}
          onToday={() => goToMonth(monthOf(today))}
          onStep={(by) => goToMonth(within(addMonths(month, by), { today, to }))}
        />
      }
    >
      <OfflineNotice />
      <ConflictNotices homes={calendar.homes} />
      {homes.length === 0 && (
        <EmptyState title={t('owner_calendar.none_found')}>
          {t('owner_calendar.none_found_description')}
        </EmptyState>
      )}
      {homes.length > 0 && isPhone && (
        <MonthView {...common} month={month} shown={home} onHome={(slug) => go({ home: slug })} />
      )}
      {homes.length > 0 && !isPhone && (
        <CalendarGrid {...common} shown={shown} onEdit={focusDock} />
      )}
      {selected && edited && !changes.waiting && (
        <Dock
          key={`${selected.home} ${selected.from} ${selected.to}`}
          {...{ selected, changes }}
          homeNights={edited}
          onClose={() => select(null)}
        />
      )}
      <WaitingChange changes={changes} />
      {!isPhone && <CalendarKey />}
      <CalendarOverlay {...{ calendar, address, changes }} />
    </Frame>
  )
}

/** The homes, the month and the sheet in the address, and the day the grid scrolls to. */
function useCalendarAddress(today: string) {
  const navigate = useNavigate()
  const address = parseAddress(useSearchParams()[0])
  const { month = monthOf(today), home } = address
  const [shown, setShown] = useState<{ day: string; home: string | undefined }>({
    day: firstShown(month, today),
    home,
  })

  function go(next: typeof address) {
    const { find, ...rest } = { ...address, ...next }
    const query = calendarQuery(find ? { ...rest, find } : rest)
    navigate(query, { replace: true, preventScrollReset: true })
  }
  function goToMonth(next: string) {
    setShown({ day: firstShown(next, today), home: undefined })
    go({ month: next })
  }
  function open(opened: string) {
    navigate(calendarQuery({ ...address, open: opened }), {
      state: opensOverlay,
      preventScrollReset: true,
    })
  }
  return { address, shown, go, goToMonth, open }
}

/** A little before today, so that stays under way are seen from their beginning. */
function firstShown(month: string, today: string): string {
  return month === monthOf(today) ? addDays(today, -3) : `${month}-01`
}

function within(month: string, { today, to }: { today: string; to: string }): string {
  if (month < monthOf(today)) return monthOf(today)
  return month > monthOf(to) ? monthOf(to) : month
}

function focusDock() {
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('form input')?.focus())
}

function Frame({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  const t = useText()
  return (
    <div className={`measure ${styles.page}`}>
      <DocumentHead title={t('owner_calendar.title')} isPrivate />
      <PageHead title={t('owner_calendar.title')} actions={tools} />
      {children}
    </div>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <ListSkeleton rows={6} row={{ height: '58px' }} />
    </Frame>
  )
}
