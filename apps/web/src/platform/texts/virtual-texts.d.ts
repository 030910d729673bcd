/** Made by the build from the texts of the contract: one module for each language. */
declare module 'virtual:texts' {
  type Language = import('@marea/contract/platform/language.ts').Language
  export const textLoaders: Record<Language, () => Promise<Readonly<Record<string, string>>>>
}
