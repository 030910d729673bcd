import { useEffect, useState } from 'react'

type Answer<Result> = { text: string; result?: Result; error?: unknown }

const debounceMs = 350

/** A preview of a request while it is typed; an older response never replaces a newer one. */
export function usePreview<Request, Result>(
  request: Request | undefined,
  ask: (request: Request) => Promise<Result>,
): { isWaiting: boolean; result: Result | undefined; error: unknown } {
  const [answer, setAnswer] = useState<Answer<Result>>()
  const text = request === undefined ? '' : JSON.stringify(request)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the request, and `ask` is new at each render
  useEffect(() => {
    if (request === undefined) return
    let isLatest = true
    const timer = setTimeout(async () => {
      const answered = await ask(request).then(
        (result): Answer<Result> => ({ text, result }),
        (error: unknown): Answer<Result> => ({ text, error }),
      )
      if (isLatest) setAnswer(answered)
    }, debounceMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [text])

  const isOfThis = text !== '' && answer?.text === text
  return {
    isWaiting: text !== '' && !isOfThis,
    result: isOfThis ? answer.result : undefined,
    error: isOfThis ? answer.error : undefined,
  }
}
