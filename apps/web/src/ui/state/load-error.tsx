import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from './action-error.tsx'

type LoadErrorProps = { title: string; error: unknown; onRetry: () => void }

/** An error for a part of a page that failed to load, with a retry button. */
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
