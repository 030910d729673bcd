export type LanguageEntry = {
  /** For `Intl`: American formats in every language, as the homes and the dollars are in Florida. */
  locale: string
  /** The name of the language in the language itself. */
  name: string
  /** Not every text is translated yet: the default language supplies the missing ones. */
  isPartial?: boolean
}

/** Every language of the product. A new one needs an entry here and its column in the texts. */
export const languageTable = {
  en: { locale: 'en-US', name: 'English' },
  es: { locale: 'es-US', name: 'Español' },
} as const satisfies Record<string, LanguageEntry>

export type Language = keyof typeof languageTable
export const defaultLanguage: Language = 'en'

type CompleteLanguage = {
  [Code in Language]: (typeof languageTable)[Code] extends { isPartial: true } ? never : Code
}[Language]

/** One text in every language; a partial language may leave it out. */
export type Words = Readonly<Record<CompleteLanguage, string> & Partial<Record<Language, string>>>

export type Texts = Readonly<Record<string, Words>>

/** Texts of emails and documents only; browsers never load them. */
export type ServerTexts = Texts

/** The table is a parameter, so that a test can add a language. */
export function createLanguages<Code extends string>(
  table: Readonly<Record<Code, LanguageEntry>>,
  defaultCode: Code,
) {
  const codes = Object.keys(table) as Code[]

  function isLanguage(value: unknown): value is Code {
    return typeof value === 'string' && Object.hasOwn(table, value)
  }

  return {
    languages: codes,
    isLanguage,
    perLanguage<Value>(make: (language: Code) => Value): Record<Code, Value> {
      const made = codes.map((code) => [code, make(code)])
      return Object.fromEntries(made)
    },
    /** The first language of an `Accept-Language` header, if the product speaks it. */
    preferredLanguage(acceptLanguage = ''): Code {
      const [code] = acceptLanguage
        .trim()
        .toLowerCase()
        .split(/[-,;\s]/, 1)
      return isLanguage(code) ? code : defaultCode
    },
    /** The language that a link to another language leads to. */
    nextLanguage: (code: Code): Code => codes[(codes.indexOf(code) + 1) % codes.length] ?? code,
    /** The texts of one language; missing ones come from the default language. */
    textsIn<Key extends string>(
      texts: Readonly<Record<Key, Readonly<Partial<Record<Code, string>>>>>,
      code: Code,
    ): Record<Key, string> {
      const keys = Object.keys(texts) as Key[]
      const chosen = keys.map((key) => [key, texts[key][code] ?? texts[key][defaultCode]])
      return Object.fromEntries(chosen)
    },
  }
}

export const { languages, isLanguage, perLanguage, preferredLanguage, nextLanguage, textsIn } =
  createLanguages<Language>(languageTable, defaultLanguage)
