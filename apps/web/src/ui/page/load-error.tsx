import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from '#ui/state/action-error.tsx'

type LoadErrorProps = { title: string; error: unknown; onRetry: () => void }

export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  const t = useText()
  return (
    <ActionError
      title={title}
      error={error}
      actions={
        <Button kind='quiet' small onClick={onRetry}>
          {t('error.again')}
        </Button>
      }
    />
  )
}
