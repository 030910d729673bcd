export const shellTexts = {
  'shell.skip': 'Skip to the content',
}
