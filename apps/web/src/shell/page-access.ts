/**
 * public: anyone. signed-in: the guard asks a visitor to sign in first.
 * open-but-prompt: opens for anyone and asks in place of the data. development: only with dev pages on.
 * owner: owners, co-hosts and admins; a guest sees what Marea offers owners.
 * admin: admins; for anyone else who is signed in the page does not exist.
 */
export type Access = 'public' | 'signed-in' | 'open-but-prompt' | 'development' | 'owner' | 'admin'

/** By path, who may see a page, and the module that shows it. */
export type Pages = Readonly<Record<`/${string}`, readonly [Access, `${string}-page.tsx`]>>
