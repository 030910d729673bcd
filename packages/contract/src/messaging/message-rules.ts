export const maxMessageLength = 4000
export const maxMessagePhotos = 10
