/** The error codes of the blog and the FAQs. */
export const articlesProblems = {
  'articles.changed_elsewhere': {
    status: 409,
    message: 'Someone saved a newer version. Your text is still here and hasn’t been saved.',
  },
  'articles.incomplete': {
    status: 409,
    message: 'Fill in what’s missing before you publish.',
  },
  'articles.time_passed': {
    status: 409,
    message: 'Choose a time in the future, within the next 2 years.',
  },
  'articles.slug_taken': {
    status: 409,
    message: 'Another post uses or has used this address. Choose a different one.',
  },
  'articles.was_published': {
    status: 409,
    message: 'This has been published and can’t be deleted. You can unpublish it.',
  },
  'articles.not_published': { status: 409, message: 'This isn’t published.' },
  'articles.not_scheduled': { status: 409, message: 'Nothing is scheduled.' },
  'articles.too_many_photos': {
    status: 409,
    message: 'Too many photos were uploaded for this post. Try again tomorrow.',
  },
  'articles.group_in_use': {
    status: 409,
    message: 'This group has questions. Move them to another group first.',
  },
} as const
