import { useText } from '#platform/texts/texts.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'

const needed = ['address', 'photos', 'licenses'] as const

export function NoHomesYet() {
  const t = useText()
  return (
    <Section title={t('homes.ready')} size='heading'>
      <RowList isDense>
        {needed.map((each) => (
          <Row key={each}>
            <b>{t(`homes.ready.${each}`)}</b>
            <small>{t(`homes.ready.${each}_note`)}</small>
          </Row>
        ))}
      </RowList>
    </Section>
  )
}
