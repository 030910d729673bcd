import type { Review } from '@marea/contract/reviews/endpoints.ts'
import { Suspense, useState } from 'react'
import { openSignIn } from '#platform/api/auth-dialog.ts'
import { readUser } from '#platform/session/session.ts'
import { lazyPart } from '#platform/texts/lazy-part.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextButton } from '#ui/button/text-link.tsx'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'))

/** Asks visitors to sign in first. */
export function ReportReview({ review }: { review: Review }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)

  async function open() {
    if (readUser() || (await openSignIn())) setOpen(true)
  }

  return (
    <>
      <TextButton className='small soft' onClick={open}>
        {t('review_report.open')}
      </TextButton>
      {isOpen && (
        <Suspense>
          <ReportDialog review={review} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
