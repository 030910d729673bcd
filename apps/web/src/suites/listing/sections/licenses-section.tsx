import { useText } from '#platform/texts/texts.tsx'
import { useEditor } from '#suites/listing/editor/editor-context.ts'
import { LicenseFields } from './license-fields.tsx'
import styles from './sections.module.css'

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
      <ul className={styles.licenses}>
        {city.licenses.map((kind) => (
          <li key={kind}>
            <LicenseFields kind={kind} />
          </li>
        ))}
      </ul>
    </>
  )
}
