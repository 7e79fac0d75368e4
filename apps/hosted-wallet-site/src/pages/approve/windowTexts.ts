import type { Texts } from '../../texts/createTexts.js'

/** What the window for approvals says besides what all pages say. */
export const windowTexts = {
  en: {
    'window.alone': 'There is nothing to decide here',
    'window.aloneWhy':
      'The page that asked cannot reach this window. Close it and decide in the page.',
  },
  ar: {
    'window.alone': 'لا شيء يُقرَّر هنا',
    'window.aloneWhy':
      'لا تستطيع الصفحة التي طلبت الوصول إلى هذه النافذة. أغلقها وقرّر في الصفحة.',
  },
} as const

export type WindowTexts = Texts<keyof typeof windowTexts.en>
