/** The wallet's own pages that its first one leads to, one line each. */
export const menu = [
  { path: '/device/', text: 'home.letIn' },
  { path: '/email/', text: 'menu.email' },
  { path: '/export/', text: 'menu.export' },
  { path: '/delete/', text: 'menu.delete' },
] as const

export const menuTexts = {
  en: {
    'menu.email': 'Use another email address',
    'menu.title': 'More',
    'menu.export': 'See your recovery words',
    'menu.delete': 'Delete this wallet',
  },
  ar: {
    'menu.email': 'استخدام عنوان بريد آخر',
    'menu.title': 'المزيد',
    'menu.export': 'عرض كلمات الاسترداد',
    'menu.delete': 'حذف هذه المحفظة',
  },
} as const
