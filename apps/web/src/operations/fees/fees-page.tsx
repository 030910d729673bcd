import type { PlatformFee } from '@marea/contract/suites/platform-fees.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import admin from '#operations/frame/admin-page.module.css'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { AgreedCommissions } from './agreed-commissions.tsx'
import { FeeSheet } from './fee-form.tsx'
import { FeeSteps } from './fee-steps.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(readFees()))
}

async function readFees() {
  const [fees, agreements] = await Promise.all([
    call('GET /admin/fees'),
    call('GET /admin/agreements'),
  ])
  return { fees, agreements }
}

export default function FeesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  const { value, error } = loaded
  return (
    <div className={`measure ${admin.page}`}>
      <PageHead title={t('fees.title')} isPrivate />
      <PageHeading title={t('fees.title')} lead={t('fees.description')} />
      {value ? (
        <>
          <Fees fees={value.fees} />
          <AgreedCommissions agreements={value.agreements} />
        </>
      ) : (
        <LoadError title={t('fees.load_failed')} error={error} onRetry={revalidate} />
      )}
    </div>
  )
}

function Fees({ fees }: { fees: PlatformFee[] }) {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const close = useCloseTo('?')
  const opened = fees.find(({ code }) => code === new URLSearchParams(search).get('open'))
  return (
    <>
      <ul>
        {fees.map((fee) => (
          <FeeSteps key={fee.code} fee={fee} />
        ))}
      </ul>
      {opened && <FeeSheet fee={opened} onClose={close} onSaved={revalidate} />}
    </>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={admin.page} rows={4} />
}
