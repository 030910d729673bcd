import { useSearchParams } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { stayQuery } from '#suites/stay-params.ts'
import { ActionLink } from '#ui/button/text-link.tsx'

export function PrintLink({ slug }: { slug: string }) {
  const t = useText()
  const [params] = useSearchParams()
  return (
    <ActionLink to={`/suite-details/${slug}/print${stayQuery(params)}`} icon='print'>
      {t('print.action')}
    </ActionLink>
  )
}
