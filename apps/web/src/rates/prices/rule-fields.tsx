import { weekdayNames } from '@marea/contract/platform/time/format-day.ts'
import { startLine } from '@marea/contract/platform/time/start-line.ts'
import type { RulePart } from '@marea/contract/pricing/rules/rule-parts.ts'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { PillChoice } from '#ui/form/pill-choice.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { RuleInput } from './rule-input.tsx'
import { RuleSection } from './rule-section.tsx'
import type { LeadDraft } from './rules-draft.ts'
import type { PriceEditor } from './use-price-editor.ts'

type EditorProps = { editor: PriceEditor }

export function BaseRule({ editor }: EditorProps) {
  const t = useText()
  const { draft, change, errorFor, parts } = editor
  return (
    <RuleSection part='base' isEdited={parts.includes('base')}>
      <RuleInput
        label={t('prices.nightly')}
        before='$'
        value={draft.nightlyAmount}
        onChange={(nightlyAmount) => change({ nightlyAmount })}
        error={errorFor.of('nightlyAmount')}
      />
      <RuleInput
        label={t('prices.weekend')}
        before='$'
        value={draft.weekendAmount}
        onChange={(weekendAmount) => change({ weekendAmount })}
        error={errorFor.of('weekendAmount')}
      />
      <RuleInput
        label={t('prices.min_stay')}
        after={t('prices.nights_unit')}
        value={draft.minNights}
        onChange={(minNights) => change({ minNights })}
        error={errorFor.of('minNights')}
      />
    </RuleSection>
  )
}

export function WeekdayRule({ editor }: EditorProps) {
  const t = useText()
  const { draft, change, errorFor, parts } = editor
  const names = weekdayNames(useLanguage())
  const isPercent = draft.weekdayUnit === 'percent'
  const field = isPercent ? 'weekdayPercents' : 'weekdayAmounts'
  return (
    <RuleSection part='weekdays' isEdited={parts.includes('weekdays')}>
      <PillChoice
        label={t('prices.weekday_unit')}
        name='weekday-unit'
        options={[
          { value: 'percent', label: t('prices.in_percent') },
          { value: 'amount', label: t('prices.in_dollars') },
        ]}
        value={draft.weekdayUnit}
        onChange={(weekdayUnit) => change({ weekdayUnit })}
      />
      <FieldRow>
        {names.map(({ long }, day) => (
          <RuleInput
            key={long}
            isStacked
            label={startLine(long)}
            {...(isPercent ? { after: '%' } : { before: '± $' })}
            value={draft[field][day] ?? ''}
            onChange={(text) => change({ [field]: draft[field].with(day, text) })}
            error={errorFor.of(`${field}.${day}`)}
          />
        ))}
      </FieldRow>
    </RuleSection>
  )
}

type LeadRuleProps = EditorProps & { part: 'lastMinute' | 'earlyBird' }

export function LeadRule({ editor, part }: LeadRuleProps) {
  const t = useText()
  const { draft, change, errorFor, parts } = editor
  const rules = draft[part]
  const update = (next: LeadDraft[]) => change({ [part]: next })
  const edit = (index: number, given: Partial<LeadDraft>) =>
    update(rules.map((rule, at) => (at === index ? { ...rule, ...given } : rule)))
  return (
    <RuleSection part={part} isEdited={parts.includes(part)}>
      <RowList isDense>
        {rules.map((rule, index) => (
          <RuleRow key={rule.id} onRemove={() => update(rules.filter((each) => each !== rule))}>
            <RuleInput
              label={t(part === 'lastMinute' ? 'prices.within_days' : 'prices.from_days')}
              after={t('prices.days_unit')}
              value={rule.days}
              onChange={(days) => edit(index, { days })}
              error={errorFor.of(`${part}.${index}.days`)}
            />
            <RuleInput
              label={t('prices.discount')}
              after={t('prices.percent_off')}
              value={rule.percent}
              onChange={(percent) => edit(index, { percent })}
              error={errorFor.of(`${part}.${index}.percent`)}
            />
          </RuleRow>
        ))}
      </RowList>
      <AddRule
        part={part}
        isFull={rules.length >= 5}
        onAdd={() => update([...rules, newLead(part, rules)])}
      />
    </RuleSection>
  )
}

export function DiscountRule({ editor }: EditorProps) {
  const t = useText()
  const { draft, change, errorFor, parts } = editor
  const rules = draft.stayDiscounts
  const edit = (index: number, given: { fromNights?: string; percent?: string }) =>
    change({
      stayDiscounts: rules.map((rule, at) => (at === index ? { ...rule, ...given } : rule)),
    })
  return (
    <RuleSection part='stayDiscounts' isEdited={parts.includes('stayDiscounts')}>
      <RowList isDense>
        {rules.map((rule, index) => (
          <RuleRow
            key={rule.id}
            onRemove={() => change({ stayDiscounts: rules.filter((each) => each !== rule) })}
          >
            <RuleInput
              label={t('prices.from_nights')}
              after={t('prices.nights_unit')}
              value={rule.fromNights}
              onChange={(fromNights) => edit(index, { fromNights })}
              error={errorFor.of(`stayDiscounts.${index}.fromNights`)}
            />
            <RuleInput
              label={t('prices.discount')}
              after={t('prices.percent_off')}
              value={rule.percent}
              onChange={(percent) => edit(index, { percent })}
              error={errorFor.of(`stayDiscounts.${index}.perMille`)}
            />
          </RuleRow>
        ))}
      </RowList>
      <AddRule
        part='stayDiscounts'
        isFull={rules.length >= 10}
        onAdd={() => change({ stayDiscounts: [...rules, newDiscount(rules.length)] })}
      />
    </RuleSection>
  )
}

export function GapRule({ editor }: EditorProps) {
  const t = useText()
  const { draft, change, parts } = editor
  return (
    <RuleSection part='gaps' isEdited={parts.includes('gaps')}>
      <Switch
        checked={draft.fillsGaps}
        onChange={({ target }) => change({ fillsGaps: target.checked })}
        note={t('prices.fill_gaps_note')}
      >
        {t('prices.fill_gaps')}
      </Switch>
    </RuleSection>
  )
}

export function LimitRule({ editor }: EditorProps) {
  const t = useText()
  const { draft, change, errorFor, parts, outlook } = editor
  const nights = outlook.preview.value?.nights ?? []
  const count = (limit: 'floor' | 'ceiling') =>
    nights.filter((night) => night.limit === limit).length
  const [raised, lowered] = [count('floor'), count('ceiling')]
  return (
    <RuleSection part='limits' isEdited={parts.includes('limits')}>
      <RuleInput
        label={t('prices.floor')}
        before='$'
        value={draft.floorAmount}
        onChange={(floorAmount) => change({ floorAmount })}
        error={errorFor.of('floorAmount')}
        note={raised > 0 && t('prices.raised', { count: raised })}
      />
      <RuleInput
        label={t('prices.ceiling')}
        before='$'
        value={draft.ceilingAmount}
        onChange={(ceilingAmount) => change({ ceilingAmount })}
        error={errorFor.of('ceilingAmount')}
        note={lowered > 0 && t('prices.lowered', { count: lowered })}
      />
      <p className='tiny soft'>{t('prices.floor_note')}</p>
    </RuleSection>
  )
}

type RuleRowProps = { children: ReactNode; onRemove: () => void }

function RuleRow({ children, onRemove }: RuleRowProps) {
  const t = useText()
  return (
    <Row
      actions={<IconButton small icon='trash' label={t('prices.remove_rule')} onClick={onRemove} />}
    >
      <Stack gap={3}>{children}</Stack>
    </Row>
  )
}

type AddRuleProps = { part: RulePart; isFull: boolean; onAdd: () => void }

function AddRule({ part, isFull, onAdd }: AddRuleProps) {
  const t = useText()
  if (isFull) return null
  return (
    <Button
      icon='plus'
      kind='quiet'
      small
      onClick={onAdd}
      aria-label={`${t('prices.add_rule')}: ${t(`prices.part.${part}`)}`}
    >
      {t('prices.add_rule')}
    </Button>
  )
}

/** The next rule reaches further than the last one, so that it is valid at once. */
function newLead(part: LeadRuleProps['part'], rules: readonly LeadDraft[]): LeadDraft {
  const known = rules.map(({ days }) => Number(days) || 0)
  const first = part === 'lastMinute' ? 3 : 90
  const days = known.length ? Math.max(...known) + (part === 'lastMinute' ? 4 : 90) : first
  return { id: crypto.randomUUID(), days: String(days), percent: '10' }
}

function newDiscount(count: number) {
  const fromNights = [7, 14, 28][count] ?? 28 + 7 * count
  return { id: crypto.randomUUID(), fromNights: String(fromNights), percent: '10' }
}
