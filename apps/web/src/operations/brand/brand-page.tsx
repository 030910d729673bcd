import { type Brand, type BrandSetting, ReadableBrand } from '@marea/contract/platform/brand.ts'
import { useLoaderData } from 'react-router'
import { currentStep, type SettingKind } from '#operations/settings/setting-kind.ts'
import { SettingList } from '#operations/settings/setting-list.tsx'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { usePage } from '#platform/page/page.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { BrandFields } from './brand-fields.tsx'
import { BrandPreview } from './brand-preview.tsx'

export const headers = personal
export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/brand')))
}

export default function BrandPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  return (
    <LoadedPage
      loaded={loaded}
      title={t('brand.title')}
      lead={t('brand.description')}
      failed={t('brand.load_failed')}
    >
      {(brand) => <BrandSettings brand={brand} />}
    </LoadedPage>
  )
}

function BrandSettings({ brand }: { brand: BrandSetting }) {
  const t = useText()
  const shown = usePage().config.brand
  const changes = brand.steps.length - 1
  const kind: SettingKind<BrandSetting, Brand> = {
    name: () => t('brand.title'),
    show: ({ name, legalName }) => (name === legalName ? name : `${name} (${legalName})`),
    note: ({ location, email, phone }) =>
      [location, email, phone].filter((part) => part !== '').join(' · '),
    start: (earlier, item) => earlier ?? currentStep(item)?.value ?? shown,
    read: (typed) => ReadableBrand.safeParse(typed).data,
    fields: (props) => <BrandFields {...props} />,
    effect: ({ value }, item) => (
      <BrandPreview before={currentStep(item)?.value ?? shown} after={value} />
    ),
    save: (_, { value, reason }) => call('PUT /admin/brand', { body: { value, changes, reason } }),
  }
  return <SettingList items={[brand]} kind={kind} />
}

export const HydrateFallback = PageSkeleton
