import { type RulePart, ruleParts } from '@marea/contract/pricing/rules/rule-parts.ts'
import type { HomePrices } from '@marea/contract/rates/prices.ts'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '#platform/texts/texts.tsx'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldGroup, Form, FormSubmit } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { copyAddress } from './copy-rules.ts'

type Home = HomePrices['home']

export function CopyLink({ chosen }: { chosen: Home }) {
  const t = useText()
  return (
    <ActionLink
      icon='copy'
      to={`?${new URLSearchParams({ home: chosen.slug, open: 'copy' })}`}
      isOverlay
    >
      {t('prices.copy')}
    </ActionLink>
  )
}

type CopySheetProps = { homes: readonly Home[]; chosen: Home }

export function CopySheet({ homes, chosen }: CopySheetProps) {
  const t = useText()
  const { search } = useLocation()
  const close = useCloseTo(`?home=${chosen.slug}`)
  const isOpen = new URLSearchParams(search).get('open') === 'copy'
  if (!isOpen) return null
  return (
    <Sheet isOpen onClose={close} title={t('prices.copy_from', { home: chosen.name })}>
      <CopyForm homes={homes.filter(({ slug }) => slug !== chosen.slug)} chosen={chosen} />
    </Sheet>
  )
}

function CopyForm({ homes, chosen }: CopySheetProps) {
  const t = useText()
  const navigate = useNavigate()
  const [to, setTo] = useState(homes[0]?.slug ?? '')
  const [parts, setParts] = useState<readonly RulePart[]>(ruleParts)
  const target = homes.find(({ slug }) => slug === to)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (parts.length) navigate(copyAddress({ from: chosen.slug, to, parts }), { replace: true })
  }

  return (
    <Form kind='sheet' onSubmit={submit}>
      <Select
        label={t('prices.copy_to')}
        options={homes.map(({ slug, name }) => ({ id: slug, label: name }))}
        value={to}
        onChange={setTo}
      />
      <FieldGroup title={t('prices.copy_parts')}>
        {ruleParts.map((part) => (
          <Checkbox
            key={part}
            checked={parts.includes(part)}
            onChange={({ target: { checked } }) =>
              setParts(ruleParts.filter((each) => (each === part ? checked : parts.includes(each))))
            }
          >
            {t(`prices.part.${part}`)}
          </Checkbox>
        ))}
      </FieldGroup>
      <p className='soft small'>{t('prices.copy_note')}</p>
      <FormSubmit disabled={parts.length === 0}>
        {t('prices.copy_review', { home: target?.name ?? '' })}
      </FormSubmit>
    </Form>
  )
}
