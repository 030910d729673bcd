import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { ActionError } from './action-error.tsx'

type NotReadProps = { title: string; error: unknown; onAgain: () => void }

/** A part of a page that could not be read, and another try. */
export function LoadError({ title, error, onAgain }: NotReadProps) {
  const t = useText()
  return (
    <ActionError
      title={title}
      error={error}
      acts={
        <Button kind='quiet' small onClick={onAgain}>
          {t('error.again')}
        </Button>
      }
    />
  )
}
