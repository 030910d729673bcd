import { useText } from '#platform/texts/texts.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { PageHeading } from '#ui/text/page-heading.tsx'
import styles from './homes.module.css'
import { AddHome } from './homes-head.tsx'

const needed = ['address', 'photos', 'licenses'] as const

export function NoHomesYet() {
  const t = useText()
  return (
    <section className={styles.empty}>
      <PageHeading title={t('homes.empty')} lead={t('homes.empty_body')} actions={<AddHome />} />
      <Heading level={2}>{t('homes.ready')}</Heading>
      <ol className={styles.needed}>
        {needed.map((each) => (
          <li key={each}>
            <b>{t(`homes.ready.${each}`)}</b>
            <span className='soft small'>{t(`homes.ready.${each}_note`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
