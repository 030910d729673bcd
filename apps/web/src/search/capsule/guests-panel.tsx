import { maxGuests } from '@marea/contract/calendar/nights.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useSearch } from '#search/use-search.ts'
import { parseStay } from '#suites/stay-params.ts'
import { Button } from '#ui/button/button.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import styles from './capsule.module.css'

const maxPets = 4

export default function GuestsPanel({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { params, changePeople, isDraft } = useSearch()
  const { guests, pets } = parseStay(params)
  return (
    <div className={styles.guests}>
      <Stepper
        label={t('quote.guests')}
        value={guests}
        min={1}
        max={maxGuests}
        onChange={(next) => changePeople({ guests: next })}
      />
      <Stepper
        label={t('quote.pets_label')}
        value={pets}
        max={maxPets}
        onChange={(next) => changePeople({ pets: next })}
      />
      <div className={styles.done}>
        <Button onClick={onDone}>{t(isDraft ? 'search.submit' : 'search.done')}</Button>
      </div>
    </div>
  )
}
