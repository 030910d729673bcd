import { type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react'
import type { CardFields as FieldsHandle } from '#payments/processor/port.ts'
import { useCardProcessor } from '#payments/processor/use-card-processor.ts'
import type { CardEntryHandle, EnteredCard } from '#platform/form/use-card-to-charge.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { Stack } from '#ui/page/stack.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'

type CardEntryProps = {
  ref: Ref<CardEntryHandle>
  /** Called on Enter inside the card's fields. */
  onEnter?: () => void
}

/** A new card: our field for the holder's name, the processor's fields for the numbers. */
export function CardEntry({ ref, onEnter }: CardEntryProps) {
  const t = useText()
  const { CardFields } = useCardProcessor()
  const box = useRef<FieldsHandle>(null)
  const holder = useRef<HTMLInputElement>(null)
  const [holderName, setHolderName] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const [error, setError] = useState<string>()
  const name = holderName.trim()

  async function submit(): Promise<EnteredCard | undefined> {
    setSubmitted(true)
    setError(undefined)
    const result = await box.current?.take(name)
    if (result && 'error' in result) setError(result.error)
    const isMissing = !name || result === undefined
    if (isMissing) setError(t('problem.payments.fields_missing'))
    if (!name) holder.current?.focus()
    if (isMissing || 'error' in result) return
    return { paymentMethodId: result.id, holderName: name }
  }

  useImperativeHandle(ref, () => ({ submit }))

  return (
    <Stack>
      <Field
        label={t('payments.card.holder')}
        ref={holder}
        autoComplete='cc-name'
        value={holderName}
        onChange={({ target }) => setHolderName(target.value)}
        error={isSubmitted && !name ? t('payments.card.holder_required') : undefined}
        required
        maxLength={120}
      />
      <Suspense fallback={<FieldsSkeleton />}>
        <CardFields ref={box} onEnter={onEnter} />
      </Suspense>
      <div aria-live='polite'>{error && <p className='small bad'>{error}</p>}</div>
    </Stack>
  )
}

function FieldsSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock height='160px' />
    </Skeleton>
  )
}
