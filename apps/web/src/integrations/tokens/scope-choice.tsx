import type { ApiScope } from '@marea/contract/platform/api-scopes.ts'
import { CheckboxGroup } from '#integrations/checkbox-group.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { scopeTexts } from './scope-texts.ts'

type ScopeChoiceProps = {
  offered: readonly ApiScope[]
  chosen: readonly ApiScope[]
  onChange: (scopes: readonly ApiScope[]) => void
  error?: string | undefined
}

export function ScopeChoice({ offered, ...rest }: ScopeChoiceProps) {
  const t = useText()
  return (
    <CheckboxGroup
      {...rest}
      label={t('token.scopes')}
      options={offered.map((scope) => ({
        id: scope,
        label: t(scopeTexts[scope].label),
        note: t(scopeTexts[scope].note),
      }))}
    />
  )
}
