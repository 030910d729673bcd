/** The layout's place for the link, which is known only when the email is sent. */
export const unsubscribeSlot = '<!-- unsubscribe -->'

/** Where a text or the layout names who sends the email. */
export const brandSlot = '{{brand}}'

/** The layout's place for the contacts, which are a setting of the sender. */
export const contactSlot = '<!-- contact -->'

/** Around the name at the head of an email, which a logo replaces. */
export const wordmarkSlot = { begin: '<!-- wordmark -->', end: '<!-- /wordmark -->' }
