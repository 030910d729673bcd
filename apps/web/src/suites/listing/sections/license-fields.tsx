import type { LicenseKind } from '@marea/contract/suites/jurisdictions.ts'
import { useText } from '#platform/texts/texts.tsx'
import { useEditor, useSection } from '#suites/listing/editor/editor-context.ts'
import { Field } from '#ui/form/field.tsx'
import { FieldRow } from '#ui/form/form.tsx'

export function LicenseFields({ kind }: { kind: LicenseKind }) {
  const t = useText()
  const { listing, view } = useEditor()
  const { content, change } = useSection('licenses')
  const held = content.licenses.find((each) => each.kind === kind)
  const { number, validUntil } = held ?? { number: '', validUntil: null }
  const isShort = number !== '' && number.trim().length < 3
  const isExpired = validUntil !== null && validUntil < listing.today

  function set(fields: { number?: string; validUntil?: string | null }) {
    const others = content.licenses.filter((each) => each.kind !== kind)
    change({ licenses: [...others, { kind, number, validUntil, ...fields }] })
  }

  return (
    <FieldRow>
      <Field
        label={t(`license.${kind}`)}
        maxLength={60}
        placeholder={view.state.city?.examples[kind]}
        autoComplete='off'
        value={number}
        onChange={({ target }) => set({ number: target.value })}
        error={isShort ? t('listing.license_short') : undefined}
      />
      <Field
        type='date'
        label={t('listing.license_until')}
        value={validUntil ?? ''}
        min={listing.today}
        onChange={({ target }) => set({ validUntil: target.value || null })}
        hint={t('listing.license_until_hint')}
        error={isExpired ? t('listing.license_expired') : undefined}
      />
    </FieldRow>
  )
}
