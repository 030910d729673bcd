import type { FeatureSwitch } from '@marea/contract/platform/switches.ts'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import admin from '#operations/frame/admin-page.module.css'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { AdminSkeleton } from '#shell/frame/admin-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { LoadError } from '#ui/state/load-error.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import { SwitchSheet } from './switch-form.tsx'
import { SwitchRow } from './switch-row.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/switches')))
}

export default function SwitchesPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  useLive(['platform.switches_changed'], () => revalidate())
  if (!loaded) return <HydrateFallback />
  const { value, error } = loaded
  return (
    <div className={`measure ${admin.page}`}>
      <PageHead title={t('switches.title')} isPrivate />
      <PageHeading title={t('switches.title')} lead={t('switches.description')} />
      {value ? (
        <List items={value} />
      ) : (
        <LoadError title={t('switches.load_failed')} error={error} onRetry={revalidate} />
      )}
    </div>
  )
}

function List({ items }: { items: FeatureSwitch[] }) {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const close = useCloseTo('?')
  const opened = items.find(({ name }) => name === new URLSearchParams(search).get('open'))
  return (
    <>
      <ul>
        {items.map((item) => (
          <SwitchRow key={item.name} item={item} />
        ))}
      </ul>
      {opened && <SwitchSheet item={opened} onClose={close} onSaved={revalidate} />}
    </>
  )
}

export function HydrateFallback() {
  return <AdminSkeleton page={admin.page} rows={4} />
}
