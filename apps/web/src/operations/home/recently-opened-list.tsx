import { useRecentlyOpened } from '#operations/frame/recently-opened.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'

export function RecentlyOpened() {
  const t = useText()
  const time = useTimeFormat()
  const opened = useRecentlyOpened()
  return (
    <Section title={t('console.recent')}>
      <RowList isDense none={t('console.recent_none')}>
        {opened.map(({ to, title, detail, at }) => {
          const instant = new Date(at).toISOString()
          return (
            <Row
              key={to}
              actions={
                <time className='soft tiny' dateTime={instant}>
                  {time.localDateTime(instant)}
                </time>
              }
            >
              <TextLink to={to}>{title}</TextLink>
              {detail && <small>{detail}</small>}
            </Row>
          )
        })}
      </RowList>
    </Section>
  )
}
