import { maxGuests } from '@marea/contract/suites/stay-limits.ts'
import { useGuestKinds } from '#platform/guest-counts/use-guest-kinds.ts'
import { useSearch } from '#search/use-search.ts'
import { parseStay } from '#suites/stay-params.ts'
import { Stepper } from '#ui/form/stepper.tsx'
import { PanelFoot } from './panel-foot.tsx'
import styles from './search-bar.module.css'

/** More pets than any home accepts would find nothing. */
const limits = { guests: maxGuests, maxPets: 4 }

type GuestsPanelProps = { isSheet: boolean; onShow: () => void }

export default function GuestsPanel({ isSheet, onShow }: GuestsPanelProps) {
  const { params, changePeople, go } = useSearch()
  const { kinds } = useGuestKinds(parseStay(params), limits, changePeople)
  return (
    <div className={styles.guests}>
      {kinds.map((kind) => (
        <Stepper key={kind.label} {...kind} />
      ))}
      <PanelFoot
        isSheet={isSheet}
        onClear={(cleared) => go(cleared, { replace: true })}
        onShow={onShow}
      />
    </div>
  )
}
