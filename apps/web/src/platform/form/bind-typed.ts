import type { Language } from '@marea/contract/platform/language.ts'

/** The values of a form as they are typed, and which of its fields to mark as wrong. */
export type TypedForm<Typed> = {
  typed: Typed
  wrong: ReadonlySet<string>
  onChange: (typed: Typed) => void
}

type NamesOf<Typed, Value> = {
  [Name in keyof Typed & string]: Typed[Name] extends Value ? Name : never
}[keyof Typed & string]

type Input = { target: { value: string } }
type Tick = { target: { checked: boolean } }

/** The props of the controls of a form; `fault` is what the control says while its field is wrong. */
export function bindTyped<Typed extends object>({ typed, wrong, onChange }: TypedForm<Typed>) {
  const set = (name: string, value: unknown) => onChange({ ...typed, [name]: value })
  const faultOf = (name: string, fault?: string) => (wrong.has(name) ? fault : undefined)
  return {
    text: (name: NamesOf<Typed, string>, fault?: string) => ({
      name,
      autoComplete: 'off',
      value: typed[name] as string,
      onChange: ({ target }: Input) => set(name, target.value),
      error: faultOf(name, fault),
    }),
    choice: (name: NamesOf<Typed, string>, fault?: string) => ({
      value: (typed[name] as string) || null,
      onChange: (chosen: string) => set(name, chosen),
      error: faultOf(name, fault),
    }),
    tick: (name: NamesOf<Typed, boolean>) => ({
      checked: typed[name] as boolean,
      onChange: ({ target }: Tick) => set(name, target.checked),
    }),
    /** A text in one of the languages, whose field is named `name_en`. */
    words: (name: NamesOf<Typed, Record<Language, string>>, language: Language, fault?: string) => {
      const words = typed[name] as Record<Language, string>
      return {
        name: `${name}_${language}`,
        lang: language,
        autoComplete: 'off',
        value: words[language],
        onChange: ({ target }: Input) => set(name, { ...words, [language]: target.value }),
        error: faultOf(`${name}_${language}`, fault),
      }
    },
  }
}
