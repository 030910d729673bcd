/** Where the layout leaves room for the link, which is known only when the email is sent. */
export const unsubscribeSlot = '<!-- unsubscribe -->'

/** Where the layout leaves room for the contacts, which are a setting of whoever sends the email. */
export const contactSlot = '<!-- contact -->'
