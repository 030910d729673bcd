import { type Ref, Suspense, useRef, useState } from 'react'
import type { WalletPayment } from '#payments/processor/port.ts'
import { useCardProcessor } from '#payments/processor/use-card-processor.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import styles from './express-checkout.module.css'
import { useWalletPress, type WalletHandle } from './use-wallet-press.ts'

/** The buttons of Apple Pay, Google Pay and Link that this browser can open; nothing without one. */
export function ExpressCheckout({ ref, ...payment }: WalletPayment & { ref: Ref<WalletHandle> }) {
  const t = useText()
  const { WalletButtons, hasWallets } = useCardProcessor()
  const part = useRef<HTMLDivElement>(null)
  const press = useWalletPress(ref, part)
  const [isAvailable, setAvailable] = useState(hasWallets)
  return (
    <div ref={part} hidden={isAvailable === false} className={styles.express}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would name every field of a form around it */}
      <div role='group' aria-label={t('payments.express.label')} className={styles.buttons}>
        <Suspense fallback={<ButtonsSkeleton />}>
          <WalletButtons {...payment} press={press} onAvailable={setAvailable} />
        </Suspense>
      </div>
      <p className={`soft small ${styles.or}`} data-shown={isAvailable}>
        {t('payments.express.or')}
      </p>
    </div>
  )
}

function ButtonsSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock height='50px' />
    </Skeleton>
  )
}
