import type { AdminJurisdiction } from '@marea/contract/suites/admin-jurisdictions.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { TwoLines } from '#operations/frame/two-lines.tsx'
import { call } from '#platform/api/api.ts'
import { withOfflineData } from '#platform/api/offline-loader.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { OpenedRow, type Rules } from './opened-row.tsx'
import { RowTable } from './row-table.tsx'

export const shouldRevalidate = withOfflineData

/** Where homes can be and what follows from it; for everyone but operations it does not exist. */
export function clientLoader() {
  return whenAdmin(() =>
    loadPart(
      Promise.all([
        call('GET /admin/jurisdictions'),
        call('GET /admin/tax-authorities'),
        call('GET /admin/places'),
      ]).then(([rules, taxes, places]) => ({ ...rules, ...taxes, places })),
    ),
  )
}

export default function JurisdictionsPage() {
  const t = useText()
  const { revalidate } = useRevalidator()
  return (
    <LoadedPage
      loaded={useLoaderData<typeof clientLoader>()}
      title={t('tax_rules.title')}
      lead={t('tax_rules.description')}
      failed={t('tax_rules.load_failed')}
      gap='large'
    >
      {(rules) => (
        <>
          <Rows {...rules} />
          <OpenedRow rules={rules} onSaved={revalidate} />
        </>
      )}
    </LoadedPage>
  )
}

function Rows({ jurisdictions, authorities, returns, licenses, places }: Rules) {
  const t = useText()
  const language = useLanguage()
  const nameOf =
    (rows: readonly { code: string; name: Record<typeof language, string> }[]) => (code: string) =>
      rows.find((each) => each.code === code)?.name[language] ?? code
  const placesOf = (codes: readonly string[]) =>
    codes.length === jurisdictions.length
      ? t('tax_rates.everywhere')
      : codes.map(nameOf(jurisdictions)).join(', ')
  return (
    <>
      <RowTable
        id='jurisdiction'
        title={t('tax_rules.jurisdictions')}
        addLabel={t('tax_rules.add_jurisdiction')}
        rows={jurisdictions}
        facts={(row) => <PlaceAndHomes {...row} places={places} />}
      />
      <RowTable
        id='authority'
        title={t('tax_rules.authorities')}
        addLabel={t('tax_rules.add_authority')}
        rows={authorities}
        facts={({ taxReturn, jurisdictions }) => (
          <TwoLines second={`${t('tax_rules.filed_with')}: ${nameOf(returns)(taxReturn)}`}>
            {placesOf(jurisdictions)}
          </TwoLines>
        )}
      />
      <RowTable
        id='return'
        title={t('tax_rules.returns')}
        addLabel={t('tax_rules.add_return')}
        rows={returns}
        facts={({ form, rule }) => (
          <TwoLines second={t('tax_rules.due_on', { day: rule.dueDay })}>{form[language]}</TwoLines>
        )}
      />
      <RowTable
        id='license'
        title={t('tax_rules.licenses')}
        addLabel={t('tax_rules.add_license')}
        rows={licenses}
        facts={({ requiredIn }) => placesOf(requiredIn.map(({ jurisdiction }) => jurisdiction))}
      />
    </>
  )
}

type PlaceAndHomesProps = Pick<AdminJurisdiction, 'place' | 'isActive' | 'published'> &
  Pick<Rules, 'places'>

function PlaceAndHomes({ place, isActive, published, places }: PlaceAndHomesProps) {
  const t = useText()
  const homes = isActive ? t('tax_rates.homes', { count: published }) : t('tax_rules.not_offered')
  const name = places.find(({ slug }) => slug === place)?.name[useLanguage()]
  return <TwoLines second={homes}>{name}</TwoLines>
}

export const HydrateFallback = PageSkeleton
