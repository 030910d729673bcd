import { type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react'
import type { CardEntryHandle, EnteredCard } from '#platform/form/use-entered-card.ts'
import { lazyPart } from '#platform/page/lazy-part.ts'
import { usePage } from '#platform/page/page.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import styles from './card-entry.module.css'
import type { CardFields } from './card-fields.ts'
import { StandInCard } from './stand-in-card.tsx'

const StripeCard = lazyPart(() => import('./stripe-card.tsx'))

type CardEntryProps = {
  ref: Ref<CardEntryHandle>
  /** The reader pressed Enter inside the card's fields. */
  onEnter?: () => void
}

/** A new card: our field for its holder, the processor's own fields for its numbers. */
export function CardEntry({ ref, onEnter }: CardEntryProps) {
  const say = useText()
  const { config } = usePage()
  const box = useRef<CardFields>(null)
  const holder = useRef<HTMLInputElement>(null)
  const [holderName, setHolderName] = useState('')
  const [hasTried, setTried] = useState(false)
  const [fault, setFault] = useState<string>()
  const name = holderName.trim()

  async function submit(): Promise<EnteredCard | undefined> {
    setTried(true)
    setFault(undefined)
    const taken = await box.current?.take(name)
    if (taken && 'fault' in taken) setFault(taken.fault)
    const isMissing = !name || taken === undefined
    if (isMissing) setFault(say('problem.payments.fields_missing'))
    if (!name) holder.current?.focus()
    if (isMissing || 'fault' in taken) return
    return { paymentMethodId: taken.id, holderName: name }
  }

  useImperativeHandle(ref, () => ({ submit }))

  const Box = config.stripePublishableKey ? StripeCard : StandInCard
  return (
    <div className={styles.entry}>
      <Field
        label={say('payments.card.holder')}
        ref={holder}
        autoComplete='cc-name'
        value={holderName}
        onChange={({ target }) => setHolderName(target.value)}
        error={hasTried && !name ? say('payments.card.holder_required') : undefined}
        required
        maxLength={120}
      />
      <Suspense fallback={<Waiting />}>
        <Box ref={box} onEnter={onEnter} />
      </Suspense>
      <div aria-live='polite'>{fault && <p className={styles.fault}>{fault}</p>}</div>
    </div>
  )
}

function Waiting() {
  return (
    <Skeleton>
      <SkeletonBlock height='160px' />
    </Skeleton>
  )
}
