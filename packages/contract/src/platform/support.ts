/** How customers reach support. */
export const support = { mail: 'hola@marea.test', phone: '+1 305 555 0142' }
