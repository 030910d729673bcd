import { Brand, brandLimits } from '@marea/contract/platform/brand.ts'
import type { FieldsProps } from '#operations/settings/setting-kind.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { LinkFields } from './link-fields.tsx'
import { LookFields } from './look-fields.tsx'

const lines = [
  { name: 'name', isShort: true },
  { name: 'legalName' },
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel' },
  { name: 'location' },
  { name: 'address' },
  { name: 'mailSender', isShort: true },
] as const satisfies readonly Line[]

type Line = {
  name: 'name' | 'legalName' | 'email' | 'phone' | 'location' | 'address' | 'mailSender'
  type?: 'email' | 'tel'
  isShort?: true
}

export function BrandFields({ typed, onChange, isWrong }: FieldsProps<Brand>) {
  const t = useText()
  const wrong = isWrong ? wrongParts(typed) : []
  return (
    <>
      {lines.map(({ name, ...line }: Line) => (
        <Field
          key={name}
          name={name}
          type={line.type ?? 'text'}
          autoComplete='off'
          maxLength={maxLengthOf(name, line)}
          label={t(`brand.field.${name}`)}
          hint={t(`brand.hint.${name}`)}
          value={typed[name]}
          onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
          error={wrong.includes(name) ? t(`brand.wrong.${name}`) : undefined}
        />
      ))}
      <LinkFields
        links={typed.links}
        isWrong={wrong.includes('links')}
        onChange={(links) => onChange({ ...typed, links })}
      />
      <LookFields typed={typed} onChange={onChange} />
    </>
  )
}

function maxLengthOf(name: Line['name'], { isShort }: Pick<Line, 'isShort'>): number {
  if (isShort) return brandLimits.name
  return name === 'address' ? brandLimits.address : brandLimits.line
}

function wrongParts(typed: Brand): PropertyKey[] {
  return Brand.safeParse(typed).error?.issues.flatMap(({ path }) => path[0] ?? []) ?? []
}
