/** What the wallet's first page says of a mailbox that is lost. */
export const moveTexts = {
  en: {
    'home.lostMailbox': 'I cannot read this mailbox any more',
    'home.lostMailboxFirst': 'You cannot read your mailbox any more?',
    'move.asked':
      'Somebody says that your mailbox is lost, and has proved a way back to this wallet. From {when} on it opens with {email}. If that was not you, call it off.',
    'move.cancel': 'Call it off',
    'move.cancelled':
      'Called off. If it was not you, somebody knows your recovery password or has a passkey of yours: remove the passkey, or send what you have to another wallet.',
    'move.unproved':
      'Should you lose your mailbox: your way back is older than what gives the wallet another address. Restore the wallet by it once, in another browser, and it counts seven days later.',
    'move.young':
      'Should you lose your mailbox: from {when} on your way back gives the wallet another address.',
  },
  ar: {
    'home.lostMailbox': 'لم أعد أستطيع قراءة هذا البريد',
    'home.lostMailboxFirst': 'لم تعد تستطيع قراءة بريدك؟',
    'move.asked':
      'يقول أحدهم إن بريدك مفقود، وقد أثبت طريق عودة إلى هذه المحفظة. ابتداءً من {when} تُفتح بالعنوان {email}. إن لم تكن أنت فألغِ ذلك.',
    'move.cancel': 'إلغاء الأمر',
    'move.cancelled':
      'أُلغي. إن لم تكن أنت فهناك من يعرف كلمة مرور الاسترداد أو يملك مفتاح مرور لك: أزل المفتاح، أو أرسل ما لديك إلى محفظة أخرى.',
    'move.unproved':
      'إن فقدت بريدك: طريق عودتك أقدم مما يعطي المحفظة عنوانًا آخر. استعد المحفظة بها مرة واحدة في متصفح آخر، فتُحسب بعد سبعة أيام.',
    'move.young':
      'إن فقدت بريدك: ابتداءً من {when} تعطي طريق عودتك المحفظة عنوانًا آخر.',
  },
} as const
