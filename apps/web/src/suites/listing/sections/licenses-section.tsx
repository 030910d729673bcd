import { useText } from '#platform/texts/texts.tsx'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { LicenseFields } from './license-fields.tsx'

export function LicensesSection() {
  const t = useText()
  const { view } = useEditor()
  const { city } = view.state
  if (!city) return <p className='soft'>{t('listing.no_city')}</p>
  return (
    <>
      <p>
        <b>{t(`listing.city.${city.jurisdiction}`)}.</b>{' '}
        {t('listing.licenses_needed', { count: city.licenses.length })}
      </p>
      <RowList>
        {city.licenses.map((kind) => (
          <Row key={kind}>
            <LicenseFields kind={kind} />
          </Row>
        ))}
      </RowList>
    </>
  )
}
