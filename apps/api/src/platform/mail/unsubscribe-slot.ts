/** Where the layout leaves room for the link, which is known only when the email is sent. */
export const unsubscribeSlot = '<!-- unsubscribe -->'
