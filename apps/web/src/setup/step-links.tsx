import type { SetupStepName } from '@marea/contract/setup/steps.ts'
import { useText } from '#platform/texts/texts.tsx'
import { TextLink } from '#ui/button/text-link.tsx'
import { Row, RowList } from '#ui/page/row-list.tsx'

/** Where steps are done that have pages of their own. */
const links = {
  company: [{ to: '/admin/brand', text: 'brand.title' }],
  place: [
    { to: '/admin/places', text: 'setup.page.places' },
    { to: '/admin/jurisdictions', text: 'setup.page.jurisdictions' },
    { to: '/admin/tax-rates', text: 'setup.page.tax_rates' },
    { to: '/admin/fees', text: 'setup.page.fees' },
  ],
  home: [
    { to: '/property-management/homes', text: 'setup.page.homes' },
    { to: '/admin/import', text: 'setup.page.import' },
    { to: '/admin/applications', text: 'setup.page.applications' },
  ],
} as const

export function StepLinks({ step }: { step: SetupStepName }) {
  const t = useText()
  if (step !== 'company' && step !== 'place' && step !== 'home') return null
  return (
    <RowList>
      {links[step].map(({ to, text }) => (
        <Row key={to}>
          <TextLink to={to}>{t(text)}</TextLink>
        </Row>
      ))}
    </RowList>
  )
}
