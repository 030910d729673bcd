/** What assistants read; browsers load none of it. */
export const mcpTexts = {
  'mcp.found_one': '{{count}} home',
  'mcp.found_other': '{{count}} homes',
  'mcp.found_page': 'Page {{page}} of {{pages}}',
  'mcp.none': 'No homes match this search. Try other dates or fewer filters.',
  'mcp.card':
    '{{name}} ({{slug}}), {{neighborhood}}. Bedrooms: {{bedrooms}}. Guests: up to {{guests}}',
  'mcp.stars': 'Rating: {{average}} of 5 (reviews: {{count}})',
  'mcp.total': '{{amount}} total, taxes and fees included',
  'mcp.from': 'from {{amount}} a night, taxes and fees included',
  'mcp.facts':
    'Bedrooms: {{bedrooms}}. Beds: {{beds}}. Bathrooms: {{bathrooms}}. Guests: up to {{guests}}',
  'mcp.stay_times': 'Minimum nights: {{nights}}. Check-in from {{from}}, check-out until {{until}}',
  'mcp.quote': '{{name}}, {{dates}}. Guests: {{guests}}',
  'mcp.refund': 'Refund if canceled before {{date}}: {{amount}}',
  'mcp.checkout': 'To book, the guest opens this link, signs in and pays: {{url}}',
  'mcp.nearest': 'Nearest available dates: {{dates}}',
}
