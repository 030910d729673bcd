import { addDays, isDay } from '@marea/contract/platform/time/days.ts'
import { formatDayRange } from '@marea/contract/platform/time/format-day.ts'
import { commonSeasonNames, seasonNameIn } from '@marea/contract/pricing/texts/common-seasons.ts'
import type { PricePreview } from '@marea/contract/rates/prices.ts'
import { useState } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { formatMoney } from '#ui/format/format-money.ts'
import { Stack } from '#ui/page/stack.tsx'
import { Disclosure } from '#ui/state/disclosure.tsx'
import { RuleInput } from './rule-input.tsx'
import { RuleSection } from './rule-section.tsx'
import styles from './rules.module.css'
import { newSeason, type SeasonDraft } from './rules-draft.ts'
import type { PriceEditor } from './use-price-editor.ts'

const maxSeasons = 200

export function SeasonRule({ editor }: { editor: PriceEditor }) {
  const t = useText()
  const { draft, change, parts, saved, errorFor } = editor
  const { seasons } = draft
  const [added, setAdded] = useState<string>()
  // A season keeps its place while it is edited, whatever date is typed.
  const [known] = useState(() => new Set(seasons.filter(isLater(saved.today)).map(({ id }) => id)))
  const isSoon = ({ id }: SeasonDraft) => !known.has(id)
  const later = seasons.filter((season) => !isSoon(season))
  const hasLaterError = seasons.some(
    (season, index) => !isSoon(season) && errorFor.isWithin(`seasons.${index}`),
  )

  function add() {
    const season = newSeason(draft, { name: t('prices.new_season'), today: saved.today })
    setAdded(season.id)
    change({ seasons: [...seasons, season] })
  }

  const rowOf = (season: SeasonDraft, index: number) => (
    <Season key={season.id} {...{ editor, season, index }} isNew={season.id === added} />
  )
  return (
    <RuleSection part='seasons' isEdited={parts.includes('seasons')}>
      {seasons.map((season, index) => isSoon(season) && rowOf(season, index))}
      {later.length > 0 && (
        <Disclosure
          className={styles.later}
          open={hasLaterError || undefined}
          title={<span className='soft'>{t('prices.later_seasons', { count: later.length })}</span>}
        >
          {seasons.map((season, index) => !isSoon(season) && rowOf(season, index))}
        </Disclosure>
      )}
      {seasons.length < maxSeasons && (
        <Button icon='plus' kind='quiet' small onClick={add}>
          {t('prices.add_season')}
        </Button>
      )}
    </RuleSection>
  )
}

function isLater(today: string) {
  const end = addDays(today, 365)
  return ({ from }: SeasonDraft) => from >= end
}

type SeasonProps = { editor: PriceEditor; season: SeasonDraft; index: number; isNew: boolean }

/** Closed it is one line; a season with an error stays open. */
function Season({ editor, season, index, isNew }: SeasonProps) {
  const t = useText()
  const { draft, change, errorFor, outlook } = editor
  const [isOpen, setOpen] = useState(isNew)
  const path = `seasons.${index}`
  const edit = (given: Partial<SeasonDraft>) =>
    change({
      seasons: draft.seasons.map((each) => (each === season ? { ...each, ...given } : each)),
    })
  return (
    <Disclosure
      className={styles.season}
      open={isOpen || errorFor.isWithin(path)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      title={
        <SeasonSummary
          season={season}
          nights={outlook.preview.value?.nights ?? []}
          today={editor.saved.today}
        />
      }
    >
      <Stack>
        <SeasonName season={season} path={path} edit={edit} errorFor={errorFor} />
        <FieldRow>
          <RuleInput
            label={t('prices.first_night')}
            isStacked
            type='date'
            value={season.from}
            onChange={(from) => edit({ from })}
            error={errorFor.of(`${path}.from`)}
          />
          <RuleInput
            label={t('prices.last_night')}
            isStacked
            type='date'
            value={season.lastNight}
            onChange={(lastNight) => edit({ lastNight })}
            error={errorFor.of(`${path}.to`)}
          />
          <SeasonPrices season={season} path={path} edit={edit} errorFor={errorFor} />
        </FieldRow>
        <Button
          icon='trash'
          kind='quiet'
          small
          onClick={() => change({ seasons: draft.seasons.filter((each) => each !== season) })}
        >
          {t('prices.remove_season')}
        </Button>
      </Stack>
    </Disclosure>
  )
}

type SeasonPartProps = {
  season: SeasonDraft
  path: string
  edit: (given: Partial<SeasonDraft>) => void
  errorFor: PriceEditor['errorFor']
}

function SeasonName({ season, path, edit, errorFor }: SeasonPartProps) {
  const t = useText()
  const language = useLanguage()
  // A common season name is not translated while it is typed, because it may be the start of
  // another.
  const [typedName, setTypedName] = useState<string>()
  return (
    <RuleInput
      label={t('prices.season_name')}
      isStacked
      isWide
      value={typedName ?? seasonNameIn(language, season.name)}
      suggestions={commonSeasonNames(language)}
      onChange={(name) => {
        setTypedName(name)
        edit({ name })
      }}
      error={errorFor.of(`${path}.name`)}
    />
  )
}

function SeasonPrices({ season, path, edit, errorFor }: SeasonPartProps) {
  const t = useText()
  return (
    <>
      <RuleInput
        label={t('prices.nightly')}
        isStacked
        before='$'
        value={season.nightlyAmount}
        onChange={(nightlyAmount) => edit({ nightlyAmount })}
        error={errorFor.of(`${path}.nightlyAmount`)}
      />
      <RuleInput
        label={t('prices.weekend')}
        isStacked
        before='$'
        value={season.weekendAmount}
        onChange={(weekendAmount) => edit({ weekendAmount })}
        error={errorFor.of(`${path}.weekendAmount`)}
      />
      <RuleInput
        label={t('prices.min_stay')}
        isStacked
        after={t('prices.nights_unit')}
        value={season.minNights}
        onChange={(minNights) => edit({ minNights })}
        error={errorFor.of(`${path}.minNights`)}
      />
    </>
  )
}

type SeasonSummaryProps = { season: SeasonDraft; nights: PricePreview['nights']; today: string }

function SeasonSummary({ season, nights, today }: SeasonSummaryProps) {
  const t = useText()
  const language = useLanguage()
  const { name, from, lastNight, minNights } = season
  const within = nights.filter(({ date }) => from <= date && date <= lastNight)
  const amounts = within.map(({ amount }) => amount)
  const money = (amount: number) => formatMoney(amount, language, { cents: 'whole' })
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const style = lastNight.slice(0, 4) === today.slice(0, 4) ? 'short' : 'medium'
  const isReadable = isDay(from) && isDay(lastNight) && from <= lastNight
  return (
    <>
      <span>
        <b>{seasonNameIn(language, name)}</b>
        <small className='tiny'>
          {isReadable &&
            t('prices.season_summary', {
              dates: formatDayRange(from, lastNight, language, style),
              count: Number(minNights) || 0,
            })}
        </small>
      </span>
      <b className='figures'>
        {amounts.length > 0 && (low === high ? money(low) : `${money(low)} – ${money(high)}`)}
      </b>
    </>
  )
}
