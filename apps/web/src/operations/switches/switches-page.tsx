import type { FeatureSwitch } from '@marea/contract/platform/settings/switches.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { currentStep, type SettingKind } from '#operations/settings/setting-kind.ts'
import { SettingList } from '#operations/settings/setting-list.tsx'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useLive } from '#platform/live/live.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { AudienceFields, readSetting, type TypedSetting } from './audience-fields.tsx'

const tones = { everyone: 'good', share: 'info', admins: 'warn', nobody: 'bad' } as const

export const shouldRevalidate = withOfflineData

export function clientLoader() {
  return whenAdmin(() => loadPart(call('GET /admin/switches')))
}

export default function SwitchesPage() {
  const t = useText()
  const { revalidate } = useRevalidator()
  const kind = useSwitchKind()
  useLive(['platform.switches_changed'], () => revalidate())
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('switches.title')}
      lead={t('switches.description')}
      failed={t('switches.load_failed')}
    >
      {(switches) => <SettingList items={switches} kind={kind} />}
    </LoadedPage>
  )
}

function useSwitchKind(): SettingKind<FeatureSwitch, TypedSetting> {
  const t = useText()
  return {
    name: (name) => t(`switches.name.${name}`),
    about: ({ id }) => t(`switches.about.${id}`),
    show: ({ audience, percent }) =>
      audience === 'share'
        ? t('switches.share_of', { percent: percent ?? 0 })
        : t(`switches.audience.${audience}`),
    tone: ({ audience }) => tones[audience],
    start: (earlier, item) => {
      const value = earlier ?? currentStep(item)?.value
      return { audience: value?.audience ?? 'everyone', percent: String(value?.percent ?? '') }
    },
    read: readSetting,
    fields: (props) => <AudienceFields {...props} />,
    save: (name, { value, reason }) =>
      call('PUT /admin/switches/:name', { params: { name }, body: { value, reason } }),
  }
}

export const HydrateFallback = PageSkeleton
