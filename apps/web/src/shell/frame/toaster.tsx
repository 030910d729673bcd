import { Suspense, useEffect, useState } from 'react'
import { countToasts, onToast } from '#platform/page/toast.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'

const ToastHost = lazyPart(() => import('./toast-host.tsx'))

export function Toaster() {
  const [isNeeded, setIsNeeded] = useState(false)

  useEffect(() => {
    if (countToasts() > 0) setIsNeeded(true)
    return onToast(() => setIsNeeded(true))
  }, [])

  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastHost />
    </Suspense>
  )
}
