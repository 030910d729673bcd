import {
  type PlatformFee,
  platformFeeDays,
  platformFees,
} from '@marea/contract/suites/platform-fees.ts'
import { useLoaderData } from 'react-router'
import type { SettingKind } from '#operations/settings/setting-kind.ts'
import { SettingList } from '#operations/settings/setting-list.tsx'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { AgreedCommissions } from './agreed-commissions.tsx'
import { readFee, shownFee } from './fee-value.ts'

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
  const kind = useFeeKind()
  return (
    <LoadedPage
      loaded={loaded}
      title={t('fees.title')}
      lead={t('fees.description')}
      failed={t('fees.load_failed')}
    >
      {({ fees, agreements }) => (
        <>
          <SettingList items={fees} kind={kind} />
          <AgreedCommissions agreements={agreements} />
        </>
      )}
    </LoadedPage>
  )
}

function useFeeKind(): SettingKind<PlatformFee, string> {
  const t = useText()
  const language = useLanguage()
  return {
    name: (code) => t(`fees.name.${code}`),
    about: ({ id }) => t(`fees.about.${id}`),
    show: (value, code) => shownFee(code, value, language),
    days: platformFeeDays,
    start: () => '',
    read: (typed, { id }) => readFee(id, typed),
    fields: ({ typed, onChange, isWrong }, { id }) => {
      const isPercent = platformFees[id].unit === 'per_mille'
      return (
        <Field
          label={t(isPercent ? 'fees.percent' : 'fees.amount')}
          name='value'
          inputMode='decimal'
          autoComplete='off'
          before={isPercent ? '%' : '$'}
          value={typed}
          onChange={({ target }) => onChange(target.value)}
          error={isWrong ? t('fees.wrong.value') : undefined}
        />
      )
    },
    save: (code, body) => call('POST /admin/fees/:code/steps', { params: { code }, body }),
    remove: (code, { from }) =>
      call('DELETE /admin/fees/:code/steps/:from', { params: { code, from } }),
  }
}

export const HydrateFallback = PageSkeleton
