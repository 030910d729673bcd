export const mostCharacters = 4000
