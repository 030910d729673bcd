/** Where the page saves what can be read without a connection, and the worker finds its language. */
export const copyCache = 'saved-copy'
export const copyPath = '/saved-copy.json'
