import { maxGuests } from '@marea/contract/calendar/party.ts'
import { useGuestKinds } from '#platform/party/use-guest-kinds.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useSearch } from '#search/use-search.ts'
import { parseStay } from '#suites/stay-params.ts'
import { Button } from '#ui/button/button.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import styles from './capsule.module.css'

/** More pets than any home accepts would find nothing. */
const limits = { guests: maxGuests, maxPets: 4 }

export default function GuestsPanel({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { params, changePeople, isDraft } = useSearch()
  const { kinds } = useGuestKinds(parseStay(params), limits, changePeople)
  return (
    <div className={styles.guests}>
      {kinds.map((kind) => (
        <Stepper key={kind.label} {...kind} />
      ))}
      <div className={styles.done}>
        <Button onClick={onDone}>{t(isDraft ? 'search.submit' : 'search.done')}</Button>
      </div>
    </div>
  )
}
