import type { Setting, SettingStep, StepDays } from '@marea/contract/platform/settings/settings.ts'
import { addDays } from '@marea/contract/platform/time/days.ts'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import type { Tone } from '#ui/text/badge.tsx'

export type NewStep<Value> = {
  value: Value
  /** The first day; empty where a change applies at once. */
  from: string
  reason: string
}

export type DatedStep<Value> = { value: Value; from: string }

export type FieldsProps<Typed> = {
  typed: Typed
  onChange: Dispatch<SetStateAction<Typed>>
  isWrong: boolean
}

export type AnySetting = Setting<string, unknown>
export type ValueOf<Item extends AnySetting> = Item['steps'][number]['value']

/** One kind of setting of the console: how its values are shown, typed and stored. */
export type SettingKind<Item extends AnySetting, Typed> = {
  name: (id: Item['id']) => string
  about?: (item: Item) => ReactNode
  show: (value: ValueOf<Item>, id: Item['id']) => string
  /** What else belongs to the value. */
  note?: (value: ValueOf<Item>) => string
  tone?: (value: ValueOf<Item>) => Tone
  /** What it means that no value applies. */
  none?: string
  /** When a change may begin; without it, each applies at once and can be restored. */
  days?: StepDays
  /** What the form begins with: a value to be restored or corrected, or none. */
  start: (chosen: ValueOf<Item> | undefined, item: Item) => Typed
  read: (typed: Typed, item: Item) => ValueOf<Item> | undefined
  fields: (props: FieldsProps<Typed>, item: Item) => ReactNode
  /** What a change would do, in place of the values before and after it. */
  effect?: (step: NewStep<ValueOf<Item>>, item: Item) => ReactNode
  /** For changes that are not stored at once. */
  labels?: (value: ValueOf<Item> | undefined, item: Item) => { save: string; saved: string }
  save: (id: Item['id'], step: NewStep<ValueOf<Item>>) => Promise<unknown>
  remove?: (id: Item['id'], step: DatedStep<ValueOf<Item>>) => Promise<unknown>
  /** Replaces a step that can still be removed; its day may change too. */
  correct?: (
    id: Item['id'],
    before: DatedStep<ValueOf<Item>>,
    step: NewStep<ValueOf<Item>>,
  ) => Promise<unknown>
}

export const shortestReason = 3

export function currentStep<Value>({ steps }: { steps: SettingStep<Value>[] }) {
  return steps.find(({ state }) => state === 'current')
}

export function stepBefore<Value>({ steps }: { steps: SettingStep<Value>[] }, day: string) {
  return steps.find(({ from }) => from === null || from < day)
}

export function firstAndLastDay({ first, last }: StepDays, today: string) {
  return { first: addDays(today, first), last: addDays(today, last) }
}
