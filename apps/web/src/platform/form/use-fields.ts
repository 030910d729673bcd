import type { PhraseKey } from '@marea/contract/platform/translate.ts'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'

const pauseMs = 600

export type Fields<Name extends string> = ReturnType<typeof useFields<Name>>

/** The values of a form, and which fields the user has paused in or left, so that their errors may show. */
export function useFields<Name extends string>(initial: Record<Name, string>) {
  const [values, setValues] = useState(initial)
  const [settled, setSettled] = useState<ReadonlySet<Name>>(new Set())
  const timers = useRef(new Map<Name, number>())

  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  function settle(...names: Name[]) {
    setSettled((before) => new Set([...before, ...names]))
  }

  function set(name: Name, value: string) {
    setValues((before) => ({ ...before, [name]: value }))
    clearTimeout(timers.current.get(name))
    timers.current.set(
      name,
      window.setTimeout(() => settle(name), pauseMs),
    )
  }

  return {
    values,
    set,
    settleAll: () => settle(...keysOf(initial)),
    clear() {
      timers.current.forEach(clearTimeout)
      setValues(initial)
      setSettled(new Set())
    },
    isSettled: (name: Name) => settled.has(name),
    bind: (name: Name) => ({
      name: String(name),
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, target.value),
      onBlur: () => values[name] !== '' && settle(name),
    }),
    /** Adopts what was typed or autofilled before hydration. */
    adopt(form: HTMLFormElement | null) {
      for (const name of keysOf(initial)) {
        const input = form?.elements.namedItem(name)
        if (input instanceof HTMLInputElement && input.value) set(name, input.value)
      }
    },
  }
}

/** Binds a field together with its error, once that may show. */
export function useBind<Name extends string>(
  fields: Fields<Name>,
  errors: Partial<Record<Name, PhraseKey | undefined>>,
) {
  const t = useText()
  return (name: Name) => {
    const fault = errors[name]
    return { ...fields.bind(name), error: fault && fields.isSettled(name) ? t(fault) : undefined }
  }
}

function keysOf<Name extends string>(record: Record<Name, string>): Name[] {
  const names: Name[] = []
  for (const name in record) names.push(name)
  return names
}
