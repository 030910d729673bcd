import { type Ref, Suspense, useRef, useState } from 'react'
import { lazyPart } from '#platform/page/lazy-part.ts'
import { usePage } from '#platform/page/page.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Skeleton, SkeletonBlock } from '#ui/state/skeleton.tsx'
import styles from './express-checkout.module.css'
import type { ExpressPayment } from './express-payment.ts'
import { StandInExpress } from './stand-in-express.tsx'
import { useWalletPress, type WalletHandle } from './use-wallet-press.ts'

const StripeExpress = lazyPart(() => import('./stripe-express.tsx'))

/** The buttons of Apple Pay, Google Pay and Link that this browser can open; nothing without one. */
export function ExpressCheckout({ ref, ...payment }: ExpressPayment & { ref: Ref<WalletHandle> }) {
  const t = useText()
  const { config } = usePage()
  const part = useRef<HTMLDivElement>(null)
  const press = useWalletPress(ref, part)
  const isReal = Boolean(config.stripePublishableKey)
  const [isAvailable, setAvailable] = useState(isReal ? undefined : true)
  const Buttons = isReal ? StripeExpress : StandInExpress
  return (
    <div ref={part} hidden={isAvailable === false} className={styles.express}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would name every field of a form around it */}
      <div role='group' aria-label={t('payments.express.label')} className={styles.buttons}>
        <Suspense fallback={<ButtonsSkeleton />}>
          <Buttons {...payment} press={press} onAvailable={setAvailable} />
        </Suspense>
      </div>
      <p className={styles.or} data-shown={isAvailable}>
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
