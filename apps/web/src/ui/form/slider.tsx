import { type ReactNode, useContext } from 'react'
import { Label } from 'react-aria-components/Label'
import {
  Slider as AriaSlider,
  SliderOutput,
  SliderStateContext,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import { useText } from '#platform/texts/texts.tsx'
import { AriaLocale } from '#ui/aria-locale.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './slider.module.css'

type SliderProps<Value extends number | number[]> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  onChangeEnd?: (value: Value) => void
  min: number
  max: number
  step?: number
  /** How a value is formatted, on the page and for screen readers. */
  formatOptions?: Intl.NumberFormatOptions
  /** Shown above the rail, such as `Bars`. */
  children?: ReactNode
}

/** One thumb for a number, two for a pair of numbers. */
export function Slider<Value extends number | number[]>(props: SliderProps<Value>) {
  const { label, min, max, step = 1, children, ...rest } = props
  const t = useText()
  const isPair = Array.isArray(props.value)
  const names = isPair ? [t('ui.from'), t('ui.to')] : [label]
  return (
    <AriaLocale>
      <AriaSlider
        {...rest}
        minValue={min}
        maxValue={max}
        step={step}
        className={classes(styles.slider, Boolean(children) && styles.withBars)}
      >
        <div className={styles.head}>
          <Label className='label'>{label}</Label>
          <SliderOutput className='soft figures'>
            {({ state }) => state.values.map((_, at) => state.getThumbValueLabel(at)).join(' – ')}
          </SliderOutput>
        </div>
        <div className={styles.field}>
          <SliderTrack className={styles.track ?? ''}>
            {children && <div className={styles.bars}>{children}</div>}
            <Rail />
            {names.map((name, index) => (
              <SliderThumb
                key={name}
                index={index}
                aria-label={name}
                className={styles.thumb ?? ''}
              />
            ))}
          </SliderTrack>
        </div>
      </AriaSlider>
    </AriaLocale>
  )
}

function Rail() {
  const { from, to } = useChosenShare()
  return (
    <>
      <div className={styles.rail} />
      <div
        className={styles.fill}
        style={{ insetInlineStart: `${from * 100}%`, insetInlineEnd: `${(1 - to) * 100}%` }}
      />
    </>
  )
}

/** A histogram over the slider's whole range, highlighted where it is selected. */
export function Bars({ counts }: { counts: readonly number[] }) {
  const { from, to } = useChosenShare()
  const max = Math.max(...counts, 1)
  const bars = counts.map((count, index) => ({ count, middle: (index + 0.5) / counts.length }))
  return bars.map(({ count, middle }) => (
    <span
      key={middle}
      className={classes(styles.bar, middle >= from && middle <= to && styles.within)}
      style={{ height: `${(count / max) * 100}%` }}
    />
  ))
}

function useChosenShare(): { from: number; to: number } {
  const state = useContext(SliderStateContext)
  if (!state) return { from: 0, to: 1 }
  const last = state.values.length - 1
  return { from: last === 0 ? 0 : state.getThumbPercent(0), to: state.getThumbPercent(last) }
}
