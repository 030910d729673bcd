/** The layout's place for the link, which is known only when the email is sent. */
export const unsubscribeSlot = '<!-- unsubscribe -->'

/** The layout's place for the contacts, which are a setting of the sender. */
export const contactSlot = '<!-- contact -->'
