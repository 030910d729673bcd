/** Every photo is stored in each width and format. */
export const widths = [480, 960, 1600]
export const formats = ['avif', 'webp'] as const
