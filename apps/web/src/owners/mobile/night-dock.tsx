import type { TodayHome } from '@marea/contract/owners/today.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { isPrice } from '@marea/contract/pricing/rules/rule-errors.ts'
import { type FormEvent, useId, useState } from 'react'
import type { OwnerAction } from '#owners/queue/owner-action.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { FieldRow, Form } from '#ui/form/form.tsx'
import { parseMoney } from '#ui/form/parse-money.ts'
import { Inline } from '#ui/page/stack.tsx'
import styles from './dock.module.css'
import type { Picked } from './pick-nights.ts'

type NightDockProps = {
  picked: Picked
  home: TodayHome
  onAct: (action: OwnerAction) => void
  onClear: () => void
}

export function NightDock({ picked, home, onAct, onClear }: NightDockProps) {
  const t = useText()
  const language = useLanguage()
  const { from, last, isBlock, count } = picked
  const nights = { slug: home.slug, from, to: addDays(last, 1) }
  return (
    <section className={styles.dock} aria-label={t('mobile.picked')} data-takes-the-foot>
      <Inline isSpread>
        <p role='status'>
          <b>{formatDayRange(from, last, language)}</b>{' '}
          <span className='soft small'>{t('overview.stay_nights', { count })}</span>
        </p>
        <IconButton icon='close' label={t('mobile.clear')} onClick={onClear} />
      </Inline>
      {isBlock ? (
        <Button wide onClick={() => onAct({ kind: 'unblock', ...nights })}>
          {t('mobile.unblock')}
        </Button>
      ) : (
        <PriceForm
          key={`${from} ${last}`}
          amount={priceOf(home, picked)}
          onSave={(amount) => onAct({ kind: 'set_price', ...nights, amount })}
          onBlock={() => onAct({ kind: 'block', ...nights })}
        />
      )}
    </section>
  )
}

/** Of the first night; the others may cost something else until a price is saved for all. */
function priceOf({ nights }: TodayHome, { from }: Picked): number {
  return nights.find(({ date }) => date === from)?.amount ?? 0
}

const step = 10_00

type PriceFormProps = { amount: number; onSave: (amount: number) => void; onBlock: () => void }

function PriceForm({ amount: before, onSave, onBlock }: PriceFormProps) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState(isPrice(before) ? dollars(before) : '')
  const amount = parseMoney(typed)
  const isValid = amount !== undefined && isPrice(amount)
  const change = (by: number) => setTyped(dollars(Math.max(0, (amount ?? before) + by)))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isValid) onSave(amount)
  }

  return (
    <Form kind='dialog' onSubmit={submit}>
      <div className={styles.price}>
        <IconButton icon='minus' label={t('mobile.price_less')} onClick={() => change(-step)} />
        <span className={styles.amount}>
          <label htmlFor={id} className='soft small'>
            {t('owner_calendar.price')}
          </label>
          <span>
            <span aria-hidden='true'>$</span>
            <input
              id={id}
              inputMode='decimal'
              autoComplete='off'
              maxLength={10}
              value={typed}
              aria-invalid={!isValid && typed !== ''}
              aria-describedby={isValid || typed === '' ? undefined : `${id}-error`}
              onChange={({ target }) => setTyped(target.value)}
            />
          </span>
        </span>
        <IconButton icon='plus' label={t('mobile.price_more')} onClick={() => change(step)} />
      </div>
      {!isValid && typed !== '' && (
        <p id={`${id}-error`} role='alert' className='bad small'>
          {t('owner_calendar.price_missing')}
        </p>
      )}
      <FieldRow>
        <Button icon='block' kind='quiet' onClick={onBlock}>
          {t('mobile.block')}
        </Button>
        <Button type='submit' disabled={!isValid}>
          {t('mobile.save_price')}
        </Button>
      </FieldRow>
    </Form>
  )
}

/** Without cents, unless there are some. */
function dollars(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
}
