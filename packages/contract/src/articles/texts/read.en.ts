export const articleTexts = {
  'faqs.title': 'Frequently asked questions',
  'faqs.description': 'Quick answers. For anything else, email or call our team in Miami.',
  'faqs.how': 'See prices, holds and refunds with a real example',
  'faqs.search': 'Search questions',
  'faqs.clear': 'Clear search',
  'faqs.found_one': '{{count}} question found',
  'faqs.found_other': '{{count}} questions found',
  'faqs.none': 'No questions match your search',
  'faqs.none_description':
    'Try fewer or different words, or ask our team. We answer daily, 8 AM to midnight.',
  'faqs.email': 'Email us',
  'faqs.call': 'Call {{phone}}',
  'faqs.copy': 'Copy link',
  'faqs.copy_of': 'Copy link to “{{question}}”',

  'blog.title': 'The Marea journal',
  'blog.description': 'Occasional notes on our homes and on Miami.',
  'blog.back': 'All posts',
  'blog.by': 'By {{name}}',
  'blog.only_in': 'This post is only available in {{language}}.',
  'blog.none': 'No posts yet. The first one will be here soon.',
}
