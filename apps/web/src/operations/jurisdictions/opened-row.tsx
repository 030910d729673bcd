import type { TaxAuthorities } from '@marea/contract/pricing/tax-authorities.ts'
import type { AdminJurisdictions } from '@marea/contract/suites/admin-jurisdictions.ts'
import type { AdminPlace } from '@marea/contract/suites/places/places.ts'
import { useLocation } from 'react-router'
import { call } from '#platform/api/api.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import {
  type NamedRow,
  readAuthority,
  readJurisdiction,
  readLicense,
  readReturn,
  typedAuthority,
  typedJurisdiction,
  typedLicense,
  typedReturn,
} from './read-rows.ts'
import { AuthorityFields, JurisdictionFields, LicenseFields, ReturnFields } from './row-fields.tsx'
import { RowSheet } from './row-sheet.tsx'

export type Rules = AdminJurisdictions & TaxAuthorities & { places: AdminPlace[] }
type OpenedRowProps = { rules: Rules; onSaved: () => Promise<void> }

/** The form that the address asks for: `authority` for a new one, `authority-fl_state` for a known one. */
export function OpenedRow({ rules, onSaved }: OpenedRowProps) {
  const { search } = useLocation()
  const onClose = useCloseTo('?')
  const opened = new URLSearchParams(search).get('open') ?? ''
  const [kind, code] = opened.split('-')
  const sheet = { rules, code, onClose, onSaved }
  if (kind === 'jurisdiction') return <JurisdictionSheet {...sheet} />
  if (kind === 'authority') return <AuthoritySheet {...sheet} />
  if (kind === 'return') return <ReturnSheet {...sheet} />
  if (kind === 'license') return <LicenseSheet {...sheet} />
  return null
}

type SheetProps = OpenedRowProps & { code: string | undefined; onClose: () => void }

function useRow<Row extends NamedRow>(rows: readonly Row[], code: string | undefined) {
  const language = useLanguage()
  const known = rows.find((each) => each.code === code)
  return { known, isNew: known === undefined, name: known?.name[language] }
}

function JurisdictionSheet({ rules, code, ...sheet }: SheetProps) {
  const t = useText()
  const { known, isNew, name } = useRow(rules.jurisdictions, code)
  return (
    <RowSheet
      {...sheet}
      title={name ?? t('tax_rules.add_jurisdiction')}
      isNew={isNew}
      initial={typedJurisdiction(known, rules.places)}
      read={readJurisdiction}
      save={({ code, ...body }) =>
        known
          ? call('PUT /admin/jurisdictions/:code', { params: { code }, body })
          : call('POST /admin/jurisdictions', { body: { code, ...body } })
      }
    >
      {(fields) => <JurisdictionFields {...fields} places={rules.places} />}
    </RowSheet>
  )
}

function AuthoritySheet({ rules, code, ...sheet }: SheetProps) {
  const t = useText()
  const { known, isNew, name } = useRow(rules.authorities, code)
  const { returns, jurisdictions } = rules
  return (
    <RowSheet
      {...sheet}
      title={name ?? t('tax_rules.add_authority')}
      isNew={isNew}
      initial={typedAuthority(known)}
      read={readAuthority}
      save={({ code, taxReturn, ...body }) =>
        known
          ? call('PUT /admin/tax-authorities/:code', { params: { code }, body })
          : call('POST /admin/tax-authorities', { body: { code, taxReturn, ...body } })
      }
    >
      {(fields) => (
        <AuthorityFields
          {...fields}
          isNew={isNew}
          returns={returns}
          jurisdictions={jurisdictions}
        />
      )}
    </RowSheet>
  )
}

function ReturnSheet({ rules, code, ...sheet }: SheetProps) {
  const t = useText()
  const { known, isNew, name } = useRow(rules.returns, code)
  return (
    <RowSheet
      {...sheet}
      title={name ?? t('tax_rules.add_return')}
      isNew={isNew}
      initial={typedReturn(known)}
      read={readReturn}
      save={({ code, ...body }) =>
        known
          ? call('PUT /admin/tax-returns/:code', { params: { code }, body })
          : call('POST /admin/tax-returns', { body: { code, ...body } })
      }
    >
      {(fields) => <ReturnFields {...fields} />}
    </RowSheet>
  )
}

function LicenseSheet({ rules, code, ...sheet }: SheetProps) {
  const t = useText()
  const { known, isNew, name } = useRow(rules.licenses, code)
  const { jurisdictions, today } = rules
  return (
    <RowSheet
      {...sheet}
      title={name ?? t('tax_rules.add_license')}
      isNew={isNew}
      initial={typedLicense(known)}
      read={(typed) => readLicense(typed, { known, today })}
      save={({ code, ...body }) =>
        known
          ? call('PUT /admin/license-kinds/:code', { params: { code }, body })
          : call('POST /admin/license-kinds', { body: { code, ...body } })
      }
    >
      {(fields) => <LicenseFields {...fields} jurisdictions={jurisdictions} today={today} />}
    </RowSheet>
  )
}
