import type { TextKey } from '@marea/contract/texts/keys.ts'
import type { Address } from '#sitemap.ts'
import type { IconName } from '#ui/media/icon.tsx'

export type ConsoleLink = {
  to: Address
  text: TextKey
  group: 'work' | 'queues' | 'content' | 'settings'
  icon: IconName
}

export const consoleLinks: readonly ConsoleLink[] = [
  { to: '/admin', text: 'console.home', group: 'work', icon: 'grid' },
  { to: '/admin/people', text: 'people.title', group: 'work', icon: 'user' },
  { to: '/admin/support', text: 'console.support', group: 'queues', icon: 'message' },
  { to: '/admin/applications', text: 'console.applications', group: 'queues', icon: 'form' },
  { to: '/admin/reports', text: 'console.reports', group: 'queues', icon: 'alert' },
  { to: '/admin/disputes', text: 'admin_disputes.title', group: 'queues', icon: 'card' },
  { to: '/admin/feeds', text: 'console.feeds', group: 'queues', icon: 'feed' },
  {
    to: '/admin/reconciliation',
    text: 'reconcile.title',
    group: 'content',
    icon: 'chartline',
  },
  { to: '/admin/taxes', text: 'console.taxes', group: 'content', icon: 'bank' },
  { to: '/admin/agreements', text: 'console.agreements', group: 'content', icon: 'edit' },
  { to: '/admin/expenses', text: 'console.expenses', group: 'content', icon: 'tag' },
  { to: '/admin/bookings', text: 'admin_bookings.link', group: 'work', icon: 'suitcase' },
  { to: '/admin/homes', text: 'admin_homes.link', group: 'work', icon: 'home' },
  { to: '/admin/withdrawals', text: 'admin_payouts.link', group: 'queues', icon: 'bank' },
  { to: '/admin/ids', text: 'admin_ids.link', group: 'queues', icon: 'user' },
  { to: '/admin/blog', text: 'admin_blog.link', group: 'content', icon: 'form' },
  { to: '/admin/faqs', text: 'admin_faqs.link', group: 'content', icon: 'info' },
  { to: '/admin/coupons', text: 'admin_coupons.link', group: 'content', icon: 'tag' },
  { to: '/admin/gift-cards', text: 'admin_gift_cards.link', group: 'work', icon: 'card' },
  { to: '/admin/reviews', text: 'admin_reviews.link', group: 'content', icon: 'star' },
  { to: '/admin/approvals', text: 'admin_approvals.link', group: 'queues', icon: 'people' },
  { to: '/admin/texts', text: 'text_editor.title', group: 'content', icon: 'edit' },
  { to: '/admin/jobs', text: 'jobs.title', group: 'content', icon: 'job' },
  { to: '/admin/emails', text: 'emails.title', group: 'content', icon: 'send' },
  { to: '/admin/page-speed', text: 'page_speed.title', group: 'content', icon: 'chartline' },
  { to: '/admin/doctor', text: 'doctor.title', group: 'content', icon: 'check' },
  { to: '/admin/releases', text: 'releases.title', group: 'content', icon: 'info' },
  { to: '/docs', text: 'docs.title', group: 'content', icon: 'info' },
  { to: '/admin/import', text: 'import.title', group: 'content', icon: 'upload' },
  { to: '/admin/export', text: 'export.title', group: 'content', icon: 'download' },
  { to: '/admin/audit', text: 'audit.title', group: 'content', icon: 'log' },
  { to: '/admin/neighborhoods', text: 'admin_places.link', group: 'settings', icon: 'pin' },
  { to: '/admin/places', text: 'places.title', group: 'settings', icon: 'clock' },
  { to: '/admin/brand', text: 'brand.title', group: 'settings', icon: 'tag' },
  { to: '/admin/fees', text: 'fees.link', group: 'settings', icon: 'tag' },
  { to: '/admin/currency-rates', text: 'currency_rates.link', group: 'settings', icon: 'bank' },
  { to: '/admin/switches', text: 'switches.link', group: 'settings', icon: 'sliders' },
  { to: '/admin/maintenance', text: 'maintenance_mode.title', group: 'settings', icon: 'pause' },
  { to: '/admin/tax-rates', text: 'tax_rates.link', group: 'settings', icon: 'bank' },
  { to: '/admin/jurisdictions', text: 'tax_rules.link', group: 'settings', icon: 'compass' },
]
