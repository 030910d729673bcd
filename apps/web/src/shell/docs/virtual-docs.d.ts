/** Made by the build from the Markdown files of `docs`. */
declare module 'virtual:docs' {
  export const docs: import('./doc.ts').Docs
}
