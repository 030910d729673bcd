import type { CalendarChangeDraft } from '@marea/contract/rates/calendar.ts'
import { maxReason } from '@marea/contract/rates/calendar.ts'
import type { FormEvent } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import type { HomeNights } from '#rates/calendar/home-nights.ts'
import type { SelectedNights } from '#rates/calendar/selection.ts'
import { useCellTexts } from '#rates/calendar/use-cell-texts.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { TextButton } from '#ui/button/text-link.tsx'
import { Field } from '#ui/form/field.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { Line, Lines } from '#ui/format/lines.tsx'
import { Money } from '#ui/format/money.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ChangeError } from './change-error.tsx'
import styles from './dock.module.css'
import type { CalendarChanges } from './use-calendar-change.ts'
import { availabilities, useDock } from './use-dock.ts'

type DockProps = {
  homeNights: HomeNights
  selected: SelectedNights
  changes: CalendarChanges
  onClose: () => void
}

export function Dock({ homeNights, selected, changes, onClose }: DockProps) {
  const t = useText()
  const dock = useDock(homeNights, selected)
  const { typed, type, act, count } = dock
  const { from, to } = selected

  function save(change: CalendarChangeDraft['act']) {
    changes.save({ homes: [selected.home], from, to, act: change }, onClose)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const change = act()
    if (change) save(change)
  }

  return (
    <form className={styles.dock} aria-label={t('owner_calendar.selection')} onSubmit={submit}>
      <Range {...{ homeNights, selected, count, onClose }} amounts={dock.amounts} />
      <div className={styles.price}>
        <Field
          label={t('owner_calendar.price')}
          value={typed.price}
          inputMode='decimal'
          autoComplete='off'
          before='$'
          maxLength={12}
          onChange={({ target }) => type({ price: target.value })}
          error={dock.isValid ? undefined : t('owner_calendar.price_missing')}
        />
        {dock.isByHand && (
          <TextButton onClick={() => save({ kind: 'clear' })}>
            {t('owner_calendar.use_rules')}
          </TextButton>
        )}
      </div>
      <Stepper
        label={t('owner_calendar.min_stay')}
        value={typed.minNights}
        min={1}
        max={homeNights.home.maxNights}
        onChange={(minNights) => type({ minNights })}
        isField
      />
      <AvailabilityFields dock={dock} />
      <Result dock={dock} changes={changes} />
      {changes.error !== null && <ChangeError error={changes.error} />}
    </form>
  )
}

function AvailabilityFields({ dock: { typed, type, before } }: Pick<ResultProps, 'dock'>) {
  const t = useText()
  return (
    <div className={styles.availability}>
      <PillChoice
        label={t('owner_calendar.availability')}
        name='availability'
        value={typed.availability}
        onChange={(availability) => type({ availability })}
        options={availabilities.map((value) => ({ value, label: t(`owner_calendar.${value}`) }))}
      />
      {typed.availability !== 'available' && before === 'available' && (
        <Field
          label={t('owner_calendar.reason')}
          value={typed.reason}
          maxLength={maxReason}
          onChange={({ target }) => type({ reason: target.value })}
        />
      )}
    </div>
  )
}

type RangeProps = Pick<DockProps, 'homeNights' | 'selected' | 'onClose'> & {
  count: number
  amounts: readonly number[]
}

function Range({ homeNights, selected, count, amounts, onClose }: RangeProps) {
  const t = useText()
  const texts = useCellTexts()
  const prices = amounts.slice(0, 4).map(texts.money).join(', ')
  return (
    <div className={styles.range}>
      <span className='soft small'>{homeNights.home.name}</span>
      <Heading level={2} size='name'>
        {texts.nights(selected)}
      </Heading>
      <p className='small'>{t('owner_calendar.nights', { count })}</p>
      {prices && <p className='soft small'>{t('owner_calendar.now', { prices })}</p>}
      <IconButton
        icon='close'
        label={t('owner_calendar.clear_selection')}
        className={styles.close}
        onClick={onClose}
      />
    </div>
  )
}

type ResultProps = { dock: ReturnType<typeof useDock>; changes: CalendarChanges }

function Result({ dock, changes }: ResultProps) {
  const t = useText()
  const texts = useCellTexts()
  const { preview, hasPrice, typed, before, count } = dock
  const isClosing = typed.availability !== 'available'
  const saveKey = isClosing ? 'owner_calendar.do_block' : 'owner_calendar.save'
  const isReleasing = before !== 'available' && !isClosing
  return (
    <div className={styles.result}>
      {isClosing && (
        <p className='small'>
          {t('owner_calendar.closed')}{' '}
          {preview &&
            hasPrice &&
            t('owner_calendar.potential', { payout: texts.money(preview.payoutNow.amount) })}
        </p>
      )}
      {!isClosing && preview && (
        <Lines>
          <Line label={t('owner_calendar.guest_total')} note={t('owner_calendar.with_taxes')}>
            <Money amount={preview.total.amount} />
          </Line>
          <Line
            label={t('owner_calendar.payout')}
            note={
              hasPrice &&
              preview.payout.amount !== preview.payoutNow.amount &&
              t('owner_calendar.was', { payout: texts.money(preview.payoutNow.amount) })
            }
          >
            <Money amount={preview.payout.amount} />
          </Line>
        </Lines>
      )}
      <div className={styles.acts}>
        {changes.lastChange && (
          <TextButton icon='refund' onClick={changes.undoLast}>
            {t('owner_calendar.undo_last')}
          </TextButton>
        )}
        <Button type='submit' busy={changes.isBusy} disabled={dock.act() === null}>
          {t(isReleasing ? 'owner_calendar.release' : saveKey, { count })}
        </Button>
      </div>
    </div>
  )
}
