import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import styles from './write-review.module.css'

type StarChoiceProps = {
  label: string
  name: string
  value: number
  onChange: (stars: number) => void
  isMissing: boolean
}

/** One to five stars, chosen with the arrow keys like a radio group. */
export function StarChoice({ label, name, value, onChange, isMissing }: StarChoiceProps) {
  const t = useText()
  return (
    <fieldset className={styles.choice} data-invalid={isMissing || undefined}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} data-lit={count <= value || undefined}>
            <input
              type='radio'
              name={name}
              checked={count === value}
              onChange={() => onChange(count)}
            />
            <Icon name='star' filled={count <= value} />
            <span className='hidden-label'>{t('reviews.stars', { count })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
