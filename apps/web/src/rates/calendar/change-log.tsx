import { type CalendarChange, otherChangeKinds } from '@marea/contract/rates/calendar.ts'
import { useEffect, useState } from 'react'
import { call } from '#platform/api/api.ts'
import { createIdempotentCall } from '#platform/api/idempotent-call.ts'
import { useAttempt } from '#platform/form/use-attempt.ts'
import { toast } from '#platform/page/toast.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { ChangeError } from '#rates/calendar/edit/change-error.tsx'
import { Button } from '#ui/button/button.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import { Sheet, SheetBody } from '#ui/overlay/sheet.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadError } from '#ui/page/load-error.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { ListSkeleton } from '#ui/state/list-skeleton.tsx'
import { useCellTexts } from './use-cell-texts.ts'

const filters = ['all', 'prices', 'blocks', 'rules', 'imports'] as const
type Filter = (typeof filters)[number]

type ChangeLogProps = { onClose: () => void; onChanged: () => void }

export function ChangeLog({ onClose, onChanged }: ChangeLogProps) {
  const t = useText()
  const [filter, setFilter] = useState<Filter>('all')
  const { items, hasMore, error, reload, more } = useChanges(filter)
  const undoing = useAttempt()
  const [send] = useState(createIdempotentCall)

  function undo(id: string) {
    undoing.attempt(async () => {
      await send(id, (idempotencyKey) =>
        call('POST /owner/calendar/changes/:id/undo', { params: { id }, idempotencyKey }),
      )
      toast.success(t('owner_calendar.undone'))
      onChanged()
      reload()
    })
  }

  return (
    <Sheet isOpen onClose={onClose} title={t('owner_calendar.log')}>
      <SheetBody>
        <p className='soft small'>{t('owner_calendar.log_description')}</p>
        <PillChoice
          label={t('owner_calendar.log')}
          name='log-filter'
          value={filter}
          onChange={setFilter}
          options={filters.map((value) => ({ value, label: t(`owner_calendar.log_${value}`) }))}
        />
        {undoing.error !== null && <ChangeError error={undoing.error} />}
        {error !== null && (
          <LoadError title={t('owner_calendar.log_failed')} error={error} onRetry={reload} />
        )}
        {!items && error === null && <ListSkeleton rows={4} row={{ height: '64px' }} />}
        {items?.length === 0 && (
          <EmptyState title={t('owner_calendar.log_none')}>
            {t('owner_calendar.log_none_description')}
          </EmptyState>
        )}
        <RowList isDense isOrdered>
          {items?.map((change) => (
            <LogEntry key={change.id} change={change} isBusy={undoing.isBusy} onUndo={undo} />
          ))}
        </RowList>
        {hasMore && (
          <Button kind='quiet' onClick={more}>
            {t('owner_calendar.log_more')}
          </Button>
        )}
        <p className='soft small'>{t('owner_calendar.log_end')}</p>
      </SheetBody>
    </Sheet>
  )
}

function useChanges(filter: Filter) {
  const [asked, setAsked] = useState({ pages: 1, at: 0 })
  const [shown, setShown] = useState<{ items: CalendarChange[]; hasMore: boolean } | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    let isCurrent = true
    const about = filter === 'all' ? {} : { about: filter }
    const numbers = Array.from({ length: asked.pages }, (_, index) => index + 1)
    Promise.all(
      numbers.map((page) => call('GET /owner/calendar/changes', { query: { ...about, page } })),
    ).then(
      (pages) => {
        if (!isCurrent) return
        setError(null)
        const items = pages.flatMap((page) => page.items)
        setShown({ items, hasMore: pages.at(-1)?.hasMore ?? false })
      },
      (thrown: unknown) => isCurrent && setError(thrown),
    )
    return () => {
      isCurrent = false
    }
  }, [filter, asked])
  return {
    items: shown?.items,
    hasMore: shown?.hasMore ?? false,
    error,
    reload: () => setAsked({ ...asked, at: asked.at + 1 }),
    more: () => setAsked({ ...asked, pages: asked.pages + 1 }),
  }
}

type LogEntryProps = { change: CalendarChange; isBusy: boolean; onUndo: (id: string) => void }

function LogEntry({ change, isBusy, onUndo }: LogEntryProps) {
  const t = useText()
  const time = useTimeFormat()
  const texts = useCellTexts()
  const { id, homes, from, to, at, isUndo, isUndone, isYou, by } = change
  const [first] = homes
  const home = homes.length > 1 ? t('owner_calendar.homes', { count: homes.length }) : first?.name
  const isStay = change.kind.startsWith('import_')
  const dates =
    from && to
      ? texts[isStay ? 'dates' : 'nights']({ from, to })
      : t('owner_calendar.log.all_nights')
  const title = { home: home ?? '', dates }
  const isOther = otherChangeKinds.some((kind) => kind === change.kind)
  const who = isYou ? t('owner_calendar.you') : (by ?? t('owner_calendar.former'))
  return (
    <Row
      actions={
        <>
          {isUndone && <span className='soft small'>{t('owner_calendar.log.undone')}</span>}
          {!isUndo && !isUndone && !isOther && (
            <Button
              kind='quiet'
              small
              busy={isBusy}
              aria-label={t('owner_calendar.undo_label', title)}
              onClick={() => onUndo(id)}
            >
              {t('owner_calendar.undo')}
            </Button>
          )}
        </>
      }
    >
      <b>
        {isUndo && `${t('owner_calendar.log.undo_of')}: `}
        {title.home}, {title.dates}
      </b>
      <Effect change={change} />
      <p className='soft small'>
        {who} · {time.localDateTime(at)}
      </p>
    </Row>
  )
}

function Effect({ change }: { change: CalendarChange }) {
  const t = useText()
  const texts = useCellTexts()
  const { kind, was, is, reason, isUndo } = change
  const other = otherChangeKinds.find((each) => each === kind)
  if (other) return <p className='small'>{t(`owner_calendar.log.${other}`)}</p>
  if (kind !== 'rates' && kind !== 'clear') {
    const opens = isUndo ? kind !== 'unblock' : kind === 'unblock'
    const closes = change.isOwnerStay ? 'owner_stay' : 'block'
    const said = t(`owner_calendar.log.${opens ? 'unblock' : closes}`)
    return <p className='small'>{reason ? `${said}, ${reason}` : said}</p>
  }
  const list = (values: number[], format: (value: number) => string) =>
    values.map(format).join(', ')
  const nights = (count: number) => t('owner_calendar.nights', { count })
  const [wasPrice, isPrice] = [list(was.amounts, texts.money), list(is.amounts, texts.money)]
  const [wasMin, isMin] = [list(was.minNights, nights), list(is.minNights, nights)]
  return (
    <p className='small'>
      {wasPrice !== isPrice && t('owner_calendar.log.price', { was: wasPrice, is: isPrice })}
      {wasPrice !== isPrice && wasMin !== isMin && ' · '}
      {wasMin !== isMin && t('owner_calendar.log.min_stay', { was: wasMin, is: isMin })}
    </p>
  )
}
