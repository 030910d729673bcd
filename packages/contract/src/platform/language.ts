type Texts = Readonly<Record<string, string>>

export type LanguageEntry = {
  /** For `Intl`: American formats in every language, as the homes and the dollars are in Florida. */
  locale: string
  /** As its own readers call it. */
  name: string
  /** Imported on demand, so a browser downloads one language. */
  loadTexts: () => Promise<Texts>
  /** What only emails and documents say; browsers never load it. */
  loadMailTexts: () => Promise<Texts>
  /** Not every text is translated yet: the default language supplies the missing ones. */
  isPartial?: boolean
}

/** Every language of the product. A new one needs an entry here and its text tables. */
export const languageTable = {
  en: {
    locale: 'en-US',
    name: 'English',
    loadTexts: () => import('#texts/en.ts').then(({ en }) => en),
    loadMailTexts: () => import('#texts/en-mails.ts').then(({ enMails }) => enMails),
  },
  es: {
    locale: 'es-US',
    name: 'Español',
    loadTexts: () => import('#texts/es.ts').then(({ es }) => es),
    loadMailTexts: () => import('#texts/es-mails.ts').then(({ esMails }) => esMails),
  },
} satisfies Record<string, LanguageEntry>

export type Language = keyof typeof languageTable
export const defaultLanguage: Language = 'en'

/** Takes the table, so that a test can add a language. */
export function createLanguages<Code extends string>(
  table: Record<Code, LanguageEntry>,
  defaultCode: Code,
) {
  const codes = Object.keys(table) as Code[]

  async function load(code: Code, part: 'loadTexts' | 'loadMailTexts'): Promise<Texts> {
    const own = await table[code][part]()
    return table[code].isPartial ? { ...(await table[defaultCode][part]()), ...own } : own
  }

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
    /** The one that a link to another language offers. */
    nextLanguage: (code: Code): Code => codes[(codes.indexOf(code) + 1) % codes.length] ?? code,
    loadTexts: (code: Code) => load(code, 'loadTexts'),
    loadMailTexts: (code: Code) => load(code, 'loadMailTexts'),
  }
}

export const {
  languages,
  isLanguage,
  perLanguage,
  preferredLanguage,
  nextLanguage,
  loadTexts,
  loadMailTexts,
} = createLanguages<Language>(languageTable, defaultLanguage)
